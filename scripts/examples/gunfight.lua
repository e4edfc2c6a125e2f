-- A whole gunfight that plays itself: outlaws ride into town to empty the bank, and
-- lawmen wait for them behind barrels. It ends when one side has lost half of its men.
--
--   skald run --game oldwest scripts/examples/gunfight.lua     another: --seed 7
--
-- Change who has which gun, or where the barrels stand, and see who wins then.

battle { size = { 36, 24 }, strict = true }
local law, gang = band "lawmen", band "outlaws"

-- The street runs from left to right, the bank stands above it.
piece("building", { name = "the bank", at = { 18, 19 }, size = { 10, 6 }, height = 5 })
piece("building", { name = "the saloon", at = { 9, 4 }, size = { 8, 5 }, height = 5 })
piece("barrels", { name = "the barrels", at = { 26, 12 }, size = { 0.6, 2.4 } })
piece("wagon", { name = "the wagon", at = { 24, 7 }, size = { 3, 1.4 } })
piece("fence", { name = "the fence", line = { { 13, 8 }, { 13, 13 } }, width = 0.2 })
piece("cactus", { name = "the cactus", at = { 19, 9.5 }, radius = 0.4 })

local everybody = {}
local function man(b, name, troop, x, y, kit)
  everybody[#everybody + 1] = b:add(troop, kit, { name = name, at = { x, y } })
end
man(law, "Sheriff Cobb", "sheriff", 27, 12.5, { sixgun = true })
man(law, "Amos", "deputy", 27, 11.3, { repeating_rifle = true })
man(law, "Eli", "deputy", 26.5, 6.5, { shotgun = true })
man(law, "Old Ned", "vigilante", 28, 15, { rifle = true })
man(law, "Pete", "citizen", 29, 9, { sixgun = true })
man(gang, "Black Jack", "desperado", 4, 11, { sixgun = true, mount = "horse" })
man(gang, "The Kid", "kid", 4, 13.5, { sixgun = true, mount = "horse" })
man(gang, "Bull", "tough", 9, 9, { shotgun = true })
man(gang, "Slim", "rowdy", 9, 12, { heavy_pistol = true })
man(gang, "Rafe", "rowdy", 9, 15, { sixgun = true })

local function say(...) print("  " .. string.format(...)) end

-- Gives an order; nil where the rules refuse it.
local function order(verb, ...)
  local ok, r = pcall(verb, ...)
  if not ok and not r:find "E%-ORDER" then error(r, 0) end     -- a mistake of this script
  return ok and r or nil
end

local gone = {}
local function news()
  for _, m in ipairs(everybody) do
    if not m.alive and not gone[m.name] then
      gone[m.name] = true
      say("%s is out of action.", m.name)
    end
  end
end

local function foes(m)                   -- the nearest first
  local out = {}
  for _, o in ipairs(everybody) do
    if o.alive and o.band ~= m.band then out[#out + 1] = o end
  end
  table.sort(out, function(a, b) return m:distance(a) < m:distance(b) end)
  return out
end

-- Towards an enemy, straight or somewhat aside, as far as the gun allows.
local function advance(m, foe, far)
  local dx, dy, d = foe.x - m.x, foe.y - m.y, m:distance(foe)
  for _, step in ipairs { far, far / 2 } do
    for _, side in ipairs { 0, 0.4, -0.4, 1, -1, 3, -3 } do
      local n = step / math.sqrt((1 + side * side) * (dx * dx + dy * dy))
      if order(move, m, { m.x + (dx - side * dy) * n, m.y + (dy + side * dx) * n }) then return end
    end
  end
end

local function moves(m)
  local foe = foes(m)[1]
  if not foe or m.in_melee then return end
  local d = m:distance(foe)
  if m.band == gang and d < 4 and order(charge, m, foe) then return say("%s charges %s.", m.name, foe.name) end
  if m.band == gang and d > 8 then advance(m, foe, math.min(d - 7, m:has "sixgun" and left(m) or left(m) / 2)) end
end

local function shoots(m)
  for _, foe in ipairs(foes(m)) do
    local fan = m:has "sixgun" and m:distance(foe) <= 6
    local r = order(shoot, m, foe, fan and { fan = true } or {})
    if r then
      say("%s %s at %s: %s.", m.name, fan and "fans his sixgun" or "shoots", foe.name, tostring(r))
      if r.victim and not r.victim.alive then gone[r.victim.name] = true end
      return news()
    end
  end
end

local function each(first, act)
  for _, b in ipairs { first, first == law and gang or law } do
    for _, m in ipairs(everybody) do
      if m.band == b and m.alive then act(m) end
    end
  end
end

local function broken(b) return b.side.losses * 2 >= 5 end

for turn = 1, 12 do
  local first = priority().side == law.name and law or gang
  print(string.format("\nTurn %d: Priority of the %s", turn, first.name:lower()))
  phase "movement"
  each(first, moves)
  phase "shooting"
  each(first, shoots)
  phase "combat"
  local done = {}
  each(first, function(m)
    if m.in_melee and not done[m.name] then
      for _, o in ipairs(everybody) do if o.in_melee then done[o.name] = true end end
      local r = order(fight, m)
      if r then say("In the brawl round %s: %s.", m.name, tostring(r)) end
      news()
    end
  end)
  if broken(law) or broken(gang) then break end
  next_turn()
end

print ""
for _, b in ipairs { law, gang } do print(string.format("%s: %d of 5 lost", b.name, b.side.losses)) end
if broken(law) == broken(gang) then
  print "Nobody owns the street."
else
  print(broken(gang) and "The lawmen keep the town." or "The outlaws ride off with the money.")
end
