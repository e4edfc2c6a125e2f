-- A small battle of the ancient world that plays itself, once on squares and once
-- on hexes: Romans with a throwing machine against elephants and cavalry. A side
-- that has lost a third of its strength points attacks no more.
--
--   skald run --game ancients scripts/examples/grid_battle.lua      another: --seed 7

local function say(...) print("  " .. string.format(...)) end

-- Gives an order; nil where the rules refuse it.
local function order(verb, ...)
  local ok, r = pcall(verb, ...)
  if not ok and not r:find "E%-ORDER" then error(r, 0) end          -- a mistake of this script
  return ok and r or nil
end

local function cell(m) return { m.x, m.y } end
local function far(a, b) return apart(cell(a), cell(b)) end

-- Units of a side that are on the table, its commander left out.
local function units(side)
  local out = {}
  for _, m in ipairs(side:models()) do if m.alive and m.troop ~= "commander" then out[#out + 1] = m end end
  return out
end

-- The enemies of a unit, the nearest first.
local function foes(m, enemy)
  local out = units(enemy)
  table.sort(out, function(a, b)
    if far(a, m) == far(b, m) then return a.id < b.id end
    return far(a, m) < far(b, m)
  end)
  return out
end

local function faces(m, foe) return far(m, foe) == 1 and sector(m, cell(foe)) end

-- Shoots at the nearest enemy that it may.
local function shot(m, enemy, verb)
  for _, e in ipairs(foes(m, enemy)) do
    local r = range(m) >= far(m, e) and order(verb, m, cell(e))
    if r then
      if r.hits > 0 then say("%s: %s.", m.name, tostring(r)) end
      return
    end
  end
end

-- Goes to the cell from which the nearest enemy is nearest; a shooter stops in
-- range. The commander on its cell goes with it.
local function advance(m, enemy, commander)
  local e = foes(m, enemy)[1]
  if not e or m.troop == "throwing_machine" or faces(m, e) then return end
  local keep = range(m) > 0 and 2 or 1
  if far(m, e) <= keep and sector(m, cell(e)) then return end
  local most = allowance(m) - (range(m) > 0 and 1 or 0)
  local cells = {}
  for x = 0, columns - 1 do
    for y = 0, rows - 1 do
      local c = { x, y }
      local d = apart(c, cell(e))
      if d >= keep and d < far(m, e) and apart(c, cell(m)) <= most then cells[#cells + 1] = { d = d, c = c, n = x * rows + y } end
    end
  end
  table.sort(cells, function(a, b) if a.d == b.d then return a.n < b.n end return a.d < b.d end)
  local with = commander and commander.alive and far(commander, m) == 0 and commander or nil
  for _, c in ipairs(cells) do
    if order(move, m, c.c, { with = with }) then return end
  end
  for _, way in ipairs(sides) do                                     -- hemmed in: face him at least
    local was = m.facing
    if was ~= way and order(turn, m, way) then return end
  end
end

-- Fights the enemies that it faces, and goes on while it advances.
local function melee(m, enemy)
  for _, e in ipairs(foes(m, enemy)) do
    if m.alive and faces(m, e) then
      local r = order(fight, m, e)
      if not r then return end
      if r.hits + r.hits_taken > 0 then say("%s", tostring(r) .. ".") end
      if r.advanced then return melee(m, enemy) end
      return
    end
  end
end

local function army(side, rows_of)
  for _, u in ipairs(rows_of) do
    side:add(u[1], { name = u[2], at = { u[3], u[4] }, facing = u[5], quality = u[6], weapon = u[7] })
  end
end

local function play_on(shape)
  columns, rows = 10, 7
  sides = shape == "hexes" and { "east", "northeast", "northwest", "west", "southwest", "southeast" } or { "east", "north", "west", "south" }
  battle { size = { columns, rows }, strict = true, house = shape == "hexes" and { "hexes" } or {} }
  local rome, kings = band(nil, { name = "Rome" }), band(nil, { name = "the kings" })
  lay("wood", { { 4, 5 }, { 5, 5 } })
  lay("hill", { { 5, 1 } })
  army(rome, {
    { "heavy_infantry", "First cohort", 1, 4, "east", "elite" }, { "heavy_infantry", "Second cohort", 1, 3, "east" }, { "heavy_infantry", "Third cohort", 1, 2, "east" },
    { "light_infantry", "Archers", 2, 5, "east", nil, "bow" }, { "heavy_cavalry", "Equites", 1, 1, "east" },
    { "throwing_machine", "Ballista", 0, 5, "east" }, { "commander", "Scipio", 1, 3, "east" },
  })
  army(kings, {
    { "war_elephants", "Elephants", 8, 3, "west" }, { "war_elephants", "Young elephants", 8, 2, "west", "poor" }, { "heavy_cavalry", "Companions", 8, 5, "west", "elite" },
    { "light_cavalry", "Numidians", 8, 1, "west" }, { "heavy_infantry", "Phalanx", 8, 4, "west" }, { "light_infantry", "Slingers", 7, 4, "west" },
    { "commander", "Hannibal", 8, 3, "west" },
  })
  local chief = { [rome.name] = rome:models()[7], [kings.name] = kings:models()[7] }
  local names = { [rome.name] = rome, [kings.name] = kings }
  print("On " .. shape)
  print(tostring(map()))

  local p = { phase = "machines", turn = 1 }
  repeat
    if p.phase == "machines" then
      print("Turn " .. p.turn)
      for _, m in ipairs(units(rome)) do if m.troop == "throwing_machine" then shot(m, kings, fire_machine) end end
      for _, m in ipairs(units(kings)) do if m.troop == "throwing_machine" then shot(m, rome, fire_machine) end end
    else
      local me = names[p.side]
      local enemy = me == rome and kings or rome
      for _, m in ipairs(units(me)) do
        if p.phase == "movement" then advance(m, enemy, chief[p.side])
        elseif p.phase == "shooting" then shot(m, enemy, shoot)
        elseif m.alive then melee(m, enemy) end
      end
    end
    p = next_phase()
  until p.over or p.turn > 12
  print((tostring(map()):gsub("\nw wood.*", "")))
  local a, b = lost(rome), lost(kings)
  print(string.format("Rome lost %d points%s, the kings %d%s: %s.", a, exhausted(rome) and " and is exhausted" or "", b,
    exhausted(kings) and " and are exhausted" or "", a == b and "nobody won" or (a < b and "Rome won" or "the kings won")))
end

play_on "squares"
print ""
play_on "hexes"
