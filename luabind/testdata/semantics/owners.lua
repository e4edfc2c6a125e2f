-- The owner of a rule, tested for the role of its point.

house "h" { title = "House" }
talent "tal" { title = "Talent", price = 1 }

local at = "pillage.modify_attack"
local function plus(n) return function(ev) ev:modify(n) end end
rule "own:faction" { title = "F", faction = "vikings", hook = at, effect = plus(1) }
rule "own:troop" { title = "T", troop = "chief", hook = at, effect = plus(1) }
rule "own:weapon" { title = "W", weapon = "spear", hook = at, effect = plus(1) }
rule "own:armour" { title = "A", armour = "shield", hook = at, effect = plus(1) }
rule "own:gear" { title = "G", gear = "torch", hook = at, effect = plus(1) }
rule "own:weather" { title = "R", weather = "fog", hook = at, effect = plus(1) }
rule "own:house" { title = "H", house = "h", hook = at, effect = plus(1) }
rule "own:talent" { title = "C", talent = "tal", hook = at, effect = plus(1) }
rule "own:three" { title = "3", faction = "vikings", troop = "chief", weapon = "spear", hook = at, effect = plus(1) }
rule "own:nobody" { title = "N", hook = at, effect = plus(1) }

local all = { "faction", "troop", "weapon", "armour", "gear", "weather", "house", "talent", "three", "nobody" }

-- Who of the rules changed the last number?
local function changed()
  local told, out = explain(), {}
  for _, n in ipairs(all) do
    if told:find("own:" .. n, 1, true) then out[#out + 1] = n end
  end
  return table.concat(out, " ")
end

local function hits(t, faction, troop, kit, want)
  battle {}
  local red, blue = band(faction), band "anglo_saxons"
  kit.at = { 10, 10 }
  local a, b = red:add(troop, kit), blue:add("warrior", { at = { 10, 11 } })
  engage(a, b)
  need("hit", a, b)
  t.equal(changed(), want)
end

scenario "a rule runs where its owner holds for the role of the point" {
  run = function(t)
    hits(t, "anglo_saxons", "warrior", {}, "nobody")
    hits(t, "vikings", "warrior", {}, "faction nobody")
    hits(t, "anglo_saxons", "chief", {}, "troop nobody")
    hits(t, "anglo_saxons", "warrior", { weapon = "spear" }, "weapon nobody")
    hits(t, "anglo_saxons", "warrior", { shield = true }, "armour nobody")
    hits(t, "anglo_saxons", "warrior", { torch = true }, "gear nobody")
    hits(t, "anglo_saxons", "chief", { talents = "tal" }, "troop talent nobody")
  end,
}

scenario "with several owners all must hold" {
  run = function(t)
    hits(t, "vikings", "chief", {}, "faction troop nobody")
    hits(t, "vikings", "chief", { weapon = "spear" }, "faction troop weapon three nobody")
    hits(t, "anglo_saxons", "chief", { weapon = "spear" }, "troop weapon nobody")
  end,
}

scenario "the blow must be made with the weapon, carrying it is not enough" {
  run = function(t)
    hits(t, "anglo_saxons", "warrior", { weapon = { "spear", "hand_weapon" } }, "nobody")
    wield("Warrior", "spear")
    need("hit", "Warrior", "Warrior 2")
    t.equal(changed(), "weapon nobody")
  end,
}

scenario "a weapon that counts as another owns its rules" {
  run = function(t)
    hits(t, "anglo_saxons", "warrior", { weapon = "pike" }, "weapon nobody")
  end,
}

scenario "weather and house rules sleep until they are in force" {
  run = function(t)
    local red, blue = band(), band()
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b)
    need("hit", a, b)
    t.equal(changed(), "nobody")
    on "h"
    set_weather "fog"
    need("hit", a, b)
    t.equal(changed(), "weather house nobody")
  end,
}
