-- who tests another role; "any" tests nobody.

local at = "pillage.modify_attack"
local function plus(n) return function(ev) ev:modify(n) end end
rule "role:attacker" { title = "A", troop = "chief", hook = at, effect = plus(1) }
rule "role:target" { title = "T", troop = "chief", who = "target", hook = at, effect = plus(-1) }
rule "role:any" { title = "X", troop = "chief", who = "any", hook = at, effect = plus(2) }
rule "role:axe" { title = "W", weapon = "dane_axe", who = "attacker", hook = "pillage.modify_save", effect = plus(-3) }
rule "role:side" { title = "S", faction = "vikings", who = "side", hook = at, effect = plus(3) }

local function lines(a, b, id)
  need("hit", a, b)
  return explain():find(id, 1, true) ~= nil
end

scenario "who names the role whose owner is tested" {
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief, man = red:add("chief", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(chief, man)
    t.yes(lines(chief, man, "role:attacker"))
    t.no(lines(chief, man, "role:target"))
    t.no(lines(man, chief, "role:attacker"))
    t.yes(lines(man, chief, "role:target"))
    t.yes(lines(man, chief, "role:any"))
    t.yes(lines(chief, man, "role:any"))
  end,
}

scenario "a weapon tested for the attacker must be the one of the blow, at a point of the target too" {
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", { weapon = { "dane_axe", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "dane_axe", at = { 10, 11 } })
    engage(a, b)
    wield(a, "hand_weapon")
    need("save", b, a)
    t.no(explain():find("role:axe", 1, true))
    wield(a, "dane_axe")
    need("save", b, a)
    t.yes(explain():find("role:axe", 1, true))
  end,
}

scenario "a faction tested for the side needs one of its people there" {
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a, b = red:add("warrior", { at = { 10, 10 } }), blue:add("warrior", { at = { 10, 11 } })
    engage(a, b)
    t.no(lines(a, b, "role:side"))
    red:add("warrior", { faction = "vikings", at = { 20, 20 } })
    t.yes(lines(a, b, "role:side"))
  end,
}
