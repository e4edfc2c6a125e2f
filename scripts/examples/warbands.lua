-- A battle of two warbands that plays itself: Normans with crossbows and horses meet
-- Vikings on foot. It ends with a warlord, or after eight turns of each.
--
--   skald run --game saga scripts/examples/warbands.lua     another: --seed 7
--
-- Change the units, or what the boards are loaded with, and see who holds the field.

battle { size = { 48, 36 } }
local red, blue = band "normans", band "vikings"
piece("wood", { at = { 12, 18 }, size = { 8, 5 } })
piece("stone_wall", { line = { { 26, 19 }, { 40, 19 } }, width = 0.4 })

local units = {}
local function unit(b, troop, name, x, y, kit)
  kit = kit or {}
  kit.name, kit.at = name, { x, y }
  units[#units + 1] = b:add(troop, kit)
end
unit(red, "warlord", "Roger", 24, 5, { horse = true })
unit(red, "warriors", "Crossbowmen", 12, 9, { size = 8, weapon = "crossbow" })
unit(red, "hearthguards", "Knights", 30, 7, { size = 4, horse = true })
unit(blue, "warlord", "Sigurd", 24, 31)
unit(blue, "warriors", "Carls", 12, 29, { size = 8 })
unit(blue, "hearthguards", "Huscarls", 32, 29, { size = 4, weapon = "great_axe" })
unit(blue, "levies", "Slingers", 20, 26, { size = 6, weapon = "sling" })

local function say(...) print("  " .. string.format(...)) end

-- Gives an order; nil where the rules refuse it.
local function order(verb, ...)
  local ok, r = pcall(verb, ...)
  if not ok and not r:find "E%-ORDER" then error(r, 0) end     -- a mistake of this script
  return ok and r or nil
end

-- Loads each ability once, as long as the dice last, and says which lie there.
local function board(side, names)
  saga_dice(side)
  for _, n in ipairs(names) do
    if loaded(side, n) == 0 then order(load, side, n) end
  end
end
local function lies(side, n) return loaded(side, n) > 0 and { n } or {} end

local function nearest(u)
  local best
  for _, o in ipairs(units) do
    if o.alive and o.side ~= u.side and (not best or gap(u, o) < gap(u, best)) then best = o end
  end
  return best
end

local function act(u)
  local foe = nearest(u)
  if not foe then return end
  local mine, theirs = u.band, foe.band
  local r = order(engage, u, foe)
  if r and r.engaged then
    local m = melee(u, foe, { use = lies(mine, mine == red and "lances" or "thor"), answer = lies(theirs, theirs == red and "lances" or "thor") })
    say("charge: %s on %s, %d fall and %d of their own", u.name, foe.name, m.lost, m.lost_back)
    return
  end
  r = order(shoot, u, foe, { use = mine == red and lies(red, "aimed_volley") or {}, answer = theirs == blue and lies(blue, "asgard") or {} })
  if r and r.shooters > 0 then
    say("shots: %s at %s, %d hits, %d fall", u.name, foe.name, r.hits, r.lost)
    return
  end
  local first, there = figures(u)[1], figures(foe)[1]
  local dx, dy = there.x - first.x, there.y - first.y
  local far = math.sqrt(dx * dx + dy * dy)
  for n = u.mounted and 12 or 6, 1, -1 do                       -- as far as it gets
    if order(move, u, { first.x + dx * n / far, first.y + dy * n / far }) then return end
  end
end

local lords = { units[1], units[4] }
for turn = 1, 16 do
  local side = turn % 2 == 1 and red or blue
  print(string.format("turn %d, %s", turn, side.name))
  board(side, side == red and { "lances", "aimed_volley" } or { "asgard", "thor" })
  for _, u in ipairs(units) do
    if u.alive and u.side == side.side then act(u) end
  end
  if not (lords[1].alive and lords[2].alive) then break end
  next_turn()
end
for _, u in ipairs(units) do say("%s: %d left", u.name, u.models) end
