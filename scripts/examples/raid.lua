-- A whole raid that plays itself in strict order: Vikings come up the road to rob
-- and burn a village before all its men are over the bridge. It lasts six turns;
-- what counts is the loot somebody holds, and the enemies that are lost.
--
--   skald run scripts/examples/raid.lua            another raid: --seed 7
--
-- Change the plans (raider, arsonist, defender, archer) and see who wins then.

battle { size = { 40, 36 }, strict = true }
local vikings, saxons = band "vikings", band "anglo_saxons"

-- The village.
local function rect(kind, name, x, y, w, h)
  return { piece = piece(kind, { name = name, at = { x, y }, size = { w, h } }), name = name, x = x, y = y, w = w, h = h }
end
piece("road", { line = { { 20, 0 }, { 20, 36 } }, width = 2 })
piece("river", { line = { { 0, 29 }, { 40, 29 } }, width = 2.5 })
piece("bridge", { at = { 20, 29 }, size = { 4, 4 } })
piece("forest", { name = "wood", at = { 6, 9 }, size = { 8, 6 } })
piece("fence", { line = { { 6, 16.5 }, { 13, 16.5 } }, width = 0.4 })
local church = rect("church", "the church", 12, 21, 5, 4)
local cottage = rect("house", "the cottage", 27, 20.5, 4, 4)
local barn = rect("store", "the barn", 27, 15, 4, 3)
local corn = rect("crops", "the corn", 32, 15.5, 4, 5)
local chest = rect("chest", "the chest", 16, 14, 0.8, 0.8)
local ale = rect("loot", "the ale", 23, 12.5, 0.8, 0.8)
local sacks = rect("loot", "the sacks", 23, 22, 0.8, 0.8)
local silver = rect("loot", "the silver", 14, 17.5, 0.8, 0.8)
local places = { church, cottage, chest, ale, sacks, silver }
local burnable = { barn, cottage, corn }

-- The bands: name, troop, plan (below), where, kit.
local plan, everybody = {}, {}
local function man(b, name, troop, how, x, y, kit)
  plan[name] = how
  everybody[#everybody + 1] = b:add(troop, kit, { name = name, at = { x, y } })
end
local spear, bow, axe = { weapon = "spear", shield = true }, { weapon = "bow" }, { weapon = "dane_axe", armour = true }
local torch = { weapon = "hand_weapon", torch = true }
man(vikings, "Ragnar", "chief", "defender", 20, 5, axe)
man(vikings, "Bjorn", "berserker", "defender", 17, 5, axe)
man(vikings, "Ulf", "warrior", "raider", 15, 5, spear)
man(vikings, "Orm", "warrior", "raider", 13, 4, spear)
man(vikings, "Egil", "warrior", "raider", 22, 6, spear)
man(vikings, "Kari", "warrior", "raider", 24, 4, spear)
man(vikings, "Grim", "warrior", "arsonist", 27, 6, torch)
man(vikings, "Hakon", "warrior", "arsonist", 29, 5, torch)
man(vikings, "Svein", "warrior", "archer", 18, 3, bow)
man(vikings, "Toki", "warrior", "archer", 22, 3, bow)
man(saxons, "Godwin", "chief", "defender", 20, 32, { weapon = "hand_weapon", armour = true, shield = true })
man(saxons, "Leofric", "huscarl", "defender", 21.5, 32, axe)
man(saxons, "Wulf", "warrior", "defender", 18.5, 32, spear)
man(saxons, "Edric", "warrior", "defender", 19, 34, spear)
man(saxons, "Offa", "warrior", "defender", 21, 34, spear)
man(saxons, "Cynric", "warrior", "defender", 21, 21, spear)
man(saxons, "Aldred", "warrior", "defender", 16, 24, spear)
man(saxons, "Dunstan", "warrior", "defender", 23.5, 19, spear)
man(saxons, "Eadwig", "warrior", "archer", 22, 24, bow)
man(saxons, "Penda", "warrior", "archer", 18, 22, bow)

-- The report: one sentence an event.
local function say(...) print("  " .. string.format(...)) end
local gone, ablaze = {}, {}
local function news(how)
  for _, m in ipairs(everybody) do
    if not m.alive and not gone[m.name] then
      gone[m.name] = true
      say("%s of the %s %s.", m.name, m.band.name, how)
    end
  end
  for _, p in ipairs(burnable) do
    if p.piece.burning and not ablaze[p] then
      ablaze[p] = true
      say("Fire! Now %s burns.", p.name)
    end
  end
end

-- Gives an order and returns its result: nil where the rules refuse it. With a
-- text, the sentence of the result follows it in the report.
local function order(text, verb, ...)
  local ok, r = pcall(verb, ...)
  if not ok and not r:find "E%-ORDER" then error(r, 0) end     -- a mistake of this script
  if ok and text then say("%s%s.", text, tostring(r)) end
  return ok and r or nil
end

-- Blows and shots that hit, in words.
local function tell(r, does)
  for _, b in ipairs(r.blows) do
    if b.hit then say("%s %s %s%s.", b.by.name, does, b.at.name, b.wound and "" or ", who is unhurt") end
  end
  news "falls"
end

-- Goes towards a point as far as the allowance, the ground and other men let him:
-- straight on, else somewhat to the left or right.
local headings = { { 1, 0 }, { 0.94, 0.34 }, { 0.94, -0.34 }, { 0.77, 0.64 }, { 0.77, -0.64 }, { 0.34, 0.94 }, { 0.34, -0.94 } }
local function go(m, x, y)
  local dx, dy = x - m.x, y - m.y
  local d = math.sqrt(dx * dx + dy * dy)
  if d < 0.01 then return end
  for _, far in ipairs { 8, 7, 6, 5, 4, 2, 1 } do
    far = math.min(far, d) / d
    for _, h in ipairs(headings) do
      local to = { m.x + (dx * h[1] - dy * h[2]) * far, m.y + (dx * h[2] + dy * h[1]) * far }
      if order(nil, move, m, to) then return news "drowns in the river" end
    end
  end
end

-- Where he stands who touches a place on the side he comes from, and how far that is.
local function beside(m, p)
  local x = math.max(p.x - p.w / 2, math.min(m.x, p.x + p.w / 2))
  local y = math.max(p.y - p.h / 2, math.min(m.y, p.y + p.h / 2))
  local dx, dy = m.x - x, m.y - y
  local d = math.max(0.001, math.sqrt(dx * dx + dy * dy))
  return x + dx / d * 0.5, y + dy / d * 0.5, d - 0.5
end

-- The nearest place of a list that is worth it and to which no friend is on his way.
local function nearest(m, list)
  local best, away
  for _, p in ipairs(list) do
    local taken = p.by and p.by ~= m and p.by.alive and p.by.loot == 0 and p ~= church
    local _, _, d = beside(m, p)
    if not p.done and not taken and (not best or d < away) then best, away = p, d end
  end
  if best then best.by = m end
  return best
end

-- Charges the nearest enemy, if that looks near enough: true if he did. Who is
-- charged with loot in his hands runs, an archer shoots.
local function attack_nearest(m, far)
  local foe = m:nearest { side = "enemy" }
  if not foe or m:distance(foe) > far then return false end
  local react = foe.loot > 0 and "flee" or foe:has "bow" and "bow" or "none"
  local r = order("", charge, m, foe, { react = react }) or order("", charge, m, foe)
  news "falls"
  return r ~= nil
end

-- The plans. A raider robs what is nearest, and goes home with it.
local plans = {}
function plans.raider(m)
  if m.loot > 0 then return go(m, m.x, 1) end
  local p = nearest(m, places)
  if not p then return plans.defender(m) end
  go(m, beside(m, p))
  local r = order("At " .. p.name .. " ", p.piece.kind == "loot" and take or search, m, p.piece)
  if r and p ~= church and (r.ok or r.row == 1) then p.done = true end
end

-- An arsonist goes to what burns well, without a torch he robs.
function plans.arsonist(m)
  local p = m:has "torch" and nearest(m, burnable)
  if not p then return plans.raider(m) end
  go(m, beside(m, p))
end

-- A defender charges who is near, else goes where the enemy is.
function plans.defender(m)
  if attack_nearest(m, 7) then return end
  local foe = m:nearest { side = "enemy" }
  if not foe then return end
  if m.y > 27 and foe.y < 29 then return go(m, 20, 26) end     -- over the bridge
  go(m, foe.x, foe.y)
end

-- An archer comes into range, and stays there.
function plans.archer(m)
  local foe = m:nearest { side = "enemy" }
  if foe and m:distance(foe) > 14 then go(m, foe.x, foe.y) end
end

-- A stage in which the sides act one after the other, who has the initiative first.
local function sides() if saxons.initiative then return { saxons, vikings } end return { vikings, saxons } end
local over = false                       -- before the last turn, where a side has nobody left
local function clock(verb, ...)
  local r = order(nil, verb, ...)
  over = over or not r or r.over
  return not over
end
local function stage(name, act)
  if not clock(to_stage, name) then return end
  for _, b in ipairs(sides()) do
    for _, m in ipairs(everybody) do
      if m.band == b and m.alive and not m.in_melee then act(m) end
    end
    order(nil, end_part, b)
  end
end

-- Archers shoot at the nearest whom they can see, and not into a fight.
local function shoots(m)
  for _, c in ipairs(plan[m.name] == "archer" and who_can("shoot", m) or {}) do
    local r = not c.refused and not c.target.in_melee and order(nil, shoot, m, c.target)
    if r then return tell(r, "shoots") end
  end
end

local function burns(m)
  for _, p in ipairs(plan[m.name] == "arsonist" and burnable or {}) do
    if order(m.name .. " at " .. p.name .. ": ", ignite, m, p.piece) then return end
  end
end

start()
print(map { width = 50 })
for turn = 1, lookup "rules.game.turns" do
  if not clock(to_stage, "movement") then break end
  print(string.format("\nTurn %d: the %s act first", turn, sides()[1].name))
  stage("movement", function(m) plans[plan[m.name]](m) end)
  stage("shooting", shoots)
  clock(to_stage, "melee")
  local r = order(nil, fight)
  if r then tell(r, "strikes") end
  stage("ignition", burns)
  news "burns to death"
  for _, p in ipairs(burnable) do p.done = p.piece.burning end
  clock(to_stage, "morale")
  order(nil, morale)
  news "runs away"
  clock(next_turn)
end

print("\n" .. tostring(map { width = 50 }):match "^(.-)\nVikings")
for _, b in ipairs { vikings, saxons } do
  local loot = 0
  for _, m in ipairs(b:models { side = "friend" }) do loot = loot + m.loot end
  print(string.format("%s: %d lost, loot worth %d, %d points", b.name, b.side.losses, loot, score(b)))
end
print(winner() and "The " .. winner().name .. " win." or "A draw.")
