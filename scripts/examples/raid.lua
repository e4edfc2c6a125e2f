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
local function place(kind, name, x, y, w, h)
  return piece(kind, { name = name, at = { x, y }, size = { w, h } })
end
piece("road", { line = { { 20, 0 }, { 20, 36 } }, width = 2 })
piece("river", { line = { { 0, 29 }, { 40, 29 } }, width = 2.5 })
piece("bridge", { at = { 20, 29 }, size = { 4, 4 } })
piece("forest", { name = "wood", at = { 6, 9 }, size = { 8, 6 } })
piece("fence", { line = { { 6, 16.5 }, { 13, 16.5 } }, width = 0.4 })
local church = place("church", "the church", 12, 21, 5, 4)
local cottage = place("house", "the cottage", 27, 20.5, 4, 4)
local barn = place("store", "the barn", 27, 15, 4, 3)
local corn = place("crops", "the corn", 32, 15.5, 4, 5)
local chest = place("chest", "the chest", 16, 14, 0.8, 0.8)
local ale = place("loot", "the ale", 23, 12.5, 0.8, 0.8)
local sacks = place("loot", "the sacks", 23, 22, 0.8, 0.8)
local silver = place("loot", "the silver", 14, 17.5, 0.8, 0.8)
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
local ends = { shot = "is shot dead", fire = "burns to death", drown = "drowns", morale = "runs away" }
local gone, ablaze = {}, {}
local function news()
  for _, m in ipairs(everybody) do
    if not m.alive and not gone[m.name] then
      gone[m.name] = true
      say("%s of the %s %s.", m.name, m.band.name, ends[m.cause] or "falls")
    end
  end
  for _, p in ipairs(burnable) do
    if p.burning and not ablaze[p.name] then
      ablaze[p.name] = true
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
    local whom = b.at.band == b.by.band and "his friend " .. b.at.name or b.at.name
    if b.hit then say("%s %s %s%s.", b.by.name, does, whom, b.wound and "" or ", who is unhurt") end
  end
  news()
end

-- Goes towards a point, a model or a piece, as far as he gets.
local function go(m, x)
  order(nil, move, m, { towards = x })
  news()
end

-- The nearest place of a list that is worth it and to which no friend is on his way.
local done, sent = {}, {}
local function nearest(m, list)
  local best
  for _, p in ipairs(list) do
    local by = sent[p.name]
    local taken = by and by ~= m and by.alive and by.loot == 0 and p ~= church
    if not done[p.name] and not taken and (not best or m:distance(p) < m:distance(best)) then best = p end
  end
  if best then sent[best.name] = m end
  return best
end

-- Charges the nearest enemy, if that looks near enough: true if he did. Who is
-- charged with loot in his hands runs, an archer shoots.
local function attack_nearest(m, far)
  local foe = m:nearest { side = "enemy" }
  if not foe or m:distance(foe) > far then return false end
  local react = foe.loot > 0 and "flee" or foe:has "bow" and "bow" or "none"
  local r = order("", charge, m, foe, { react = react }) or order("", charge, m, foe)
  news()
  return r ~= nil
end

-- The plans. A raider robs what is nearest, and goes home with it.
local plans = {}
function plans.raider(m)
  if m.loot > 0 then return go(m, { m.x, 1 }) end
  local p = nearest(m, places)
  if not p then return plans.defender(m) end
  go(m, p)
  local r = order("At " .. p.name .. " ", p.kind == "loot" and take or search, m, p)
  if r and p ~= church and (r.ok or r.row == 1) then done[p.name] = true end
end

-- An arsonist goes to what burns well, without a torch he robs.
function plans.arsonist(m)
  local p = m:has "torch" and nearest(m, burnable)
  if not p then return plans.raider(m) end
  go(m, p)
end

-- A defender charges who is near, else goes where the enemy is.
function plans.defender(m)
  if attack_nearest(m, 7) then return end
  local foe = m:nearest { side = "enemy" }
  if foe then go(m, foe) end
end

-- An archer comes into range, and stays there.
function plans.archer(m)
  local foe = m:nearest { side = "enemy" }
  if foe and m:distance(foe) > 14 then go(m, foe) end
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
    if order(m.name .. " at " .. p.name .. ": ", ignite, m, p) then return end
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
  news()
  for _, p in ipairs(burnable) do done[p.name] = p.burning end
  clock(to_stage, "morale")
  order(nil, morale)
  news()
  clock(next_turn)
end

print("\n" .. tostring(map { width = 50 }):match "^(.-)\nVikings")
for _, b in ipairs { vikings, saxons } do
  local loot = 0
  for _, m in ipairs(b:models { side = "friend" }) do loot = loot + m.loot end
  print(string.format("%s: %d lost, loot worth %d, %d points", b.name, b.side.losses, loot, score(b)))
end
print(winner() and "The " .. winner().name .. " win." or "A draw.")
