-- Changes that house rules ask for, with their sum and what becomes of it: the
-- lines of an explanation, applied in order, give the number that is rolled.
talent "test_marksman" { title = "Marksman", price = 1 }
talent "test_wary" { title = "Wary", price = 1 }
gear "test_pavise" { title = "Pavise" }
weather "test_murk" { title = "Murk" }

local at = "pillage.modify_attack"
local function change(n)
  return function(ev) ev:modify(n) end
end

rule "test:marksman" { title = "Marksman", talent = "test_marksman", hook = at, effect = change(2) }
rule "test:wary" { title = "Wary", talent = "test_wary", who = "target", hook = at, effect = change(-1) }
rule "test:pavise" { title = "Pavise", gear = "test_pavise", who = "target", hook = at, effect = change(-1) }
rule "test:murk" { title = "Murk", weather = "test_murk", hook = at, effect = change(-1) }

for _, stack in ipairs { "add", "highest", "exclusive" } do
  talent("test_" .. stack) { title = stack, price = 1 }
  rule("test:" .. stack) { title = stack, talent = "test_" .. stack, stack = stack, hook = at, effect = change(1) }
end

-- A shot of a chief at a man, hit on 4+. friend has talents beside him.
local function shot(of, at_whom, friend)
  local red, blue = band(), band()
  local a = red:add("chief", of, { weapon = "bow", at = { 10, 10 } })
  if friend then red:add("chief", friend, { at = { 10, 8 } }) end
  local b = blue:add("chief", at_whom, { weapon = "spear", at = { 10, 15 } })
  set("rules.weapon.bow.to_hit.UA", 4)
  return a, b, function() return shoot(a, b, { shots = 1 }).blows[1].hit end
end

-- What the lines of the last explanation change, summed.
local function changes()
  local sum = 0
  for line in explain():gmatch "[^\n]+" do
    local n = line:match "([+-]%d+) attack"
    if n and not line:find("superseded", 1, true) then sum = sum + tonumber(n) end
  end
  return sum
end

scenario "+2 of one talent and -1 of another are +1" {
  run = function(t)
    local a, b, hit = shot({ talents = "test_marksman" }, { talents = "test_wary" })
    t.equal(need("hit", a, b, { kind = "shoot" }), 3)
    t.explains("test:marksman", 2)
    t.explains("test:wary", -1)
    t.equal(changes(), 1)
    t.odds(hit, "2/3")
  end,
}

scenario "two chiefs of one talent: added, or the highest, or the first" {
  run = function(t)
    for stack, want in pairs { add = { 2, "5/6" }, highest = { 3, "2/3" }, exclusive = { 3, "2/3" } } do
      battle {}
      local kit = { talents = "test_" .. stack }
      local a, b, hit = shot(kit, {}, kit)
      t.equal(need("hit", a, b, { kind = "shoot" }), want[1])
      t.equal(4 - changes(), want[1])
      local _, passed_over = explain():gsub("superseded", "")
      t.equal(passed_over, stack == "add" and 0 or 1)
      t.odds(hit, want[2])
    end
  end,
}

scenario "talents of both sides, cover and weather on one roll: each has its line and its file" {
  weather = "test_murk",
  run = function(t)
    local a, b, hit = shot({ talents = "test_marksman" }, { talents = "test_wary", test_pavise = true })
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)
    t.equal(4 - changes(), 5)
    for id, n in pairs { ["test:marksman"] = 2, ["test:wary"] = -1, ["test:pavise"] = -1, ["test:murk"] = -1 } do
      t.explains(id, n)
      local line = explain():match("[^\n]*" .. id .. "[^\n]*")
      t.yes(line:find("house_changes.lua:", 1, true))
    end
    t.odds(hit, "1/3")
  end,
}

-- A bonus for a class of armour, and a particular one that stands in its place.
rule "test:class" { title = "Against armour", armour = "armour", who = "target", hook = "pillage.modify_save", effect = change(-1) }
rule "test:weapon" {
  title = "Bodkin", weapon = "composite_bow", who = "attacker", replaces = "test:class",
  hook = "pillage.modify_save", effect = change(-2),
}

scenario "-2 of the weapon stands in the place of -1 of the class" {
  run = function(t)
    for weapon, want in pairs { bow = { 6, -1, "25/36" }, composite_bow = { 7, -2, "55/72" } } do
      battle {}
      local red, blue = band(), band()
      local a = red:add("warrior", { weapon = weapon, at = { 10, 10 } })
      local b = blue:add("warrior", { weapon = "spear", armour = true, at = { 10, 15 } })
      t.equal(need("save", b, a, { kind = "shoot", weapon = weapon }), want[1])
      t.explains(weapon == "bow" and "test:class" or "test:weapon", want[2])
      t.equal(explain():find("replaced by test:weapon", 1, true) ~= nil, weapon ~= "bow")
      set("rules.weapon." .. weapon .. ".to_hit.SA", 2)
      t.odds(function() return shoot(a, b, { shots = 1 }).blows[1].wound end, want[3])
    end
  end,
}
