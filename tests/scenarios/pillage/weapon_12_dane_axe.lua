-- The Dane axe strikes last, in two hands, and takes 1 from saves.
scenario "a hand weapon kills the axeman before he strikes" {
  covers = { "PIL-WEAPON-12" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local axe = red:add("warrior", { weapon = "dane_axe", at = { 10, 10 } })
    local sword = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(axe, sword)
    local r = fight(axe, sword)
    t.equal(r:by(sword)[1].step, "normal")
    t.equal(#r:by(axe), 0)
    t.no(axe.alive)
    t.yes(sword.alive)
  end,
}

scenario "two axemen strike at the same time, last" {
  covers = { "PIL-WEAPON-12" },
  dice = { hit = { 3, 3 }, save = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "dane_axe", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "dane_axe", at = { 11, 10 } })
    engage(a, b)
    local r = fight(a, b)
    t.equal(r:by(a)[1].step, "last")
    t.equal(r:by(b)[1].step, "last")
    t.no(a.alive)
    t.no(b.alive)
  end,
}

scenario "against the axe FA saves with 5 and SA with 6" {
  covers = { "PIL-WEAPON-12" },
  dice = { hit = { 4, 3 }, save = { 5, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "dane_axe", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "dane_axe", at = { 10, 20 } })
    local fa = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    local sa = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 20 } })
    engage(a1, fa)
    engage(a2, sa)
    local blow = attack(a1, fa, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.equal(blow.save.need, 5)
    blow = attack(a2, sa, { kind = "melee" }).blows[1]
    t.equal(blow.need, 3)
    t.equal(blow.save.need, 6)
  end,
}

scenario "in a rider's hands it is a hand weapon, and he may use a shield" {
  covers = { "PIL-WEAPON-12" },
  dice = { hit = { 4 }, save = { 4 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local rider = red:add("warrior", { weapon = "dane_axe", armour = true, shield = true, horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 11.3 } })
    engage(rider, man)
    t.equal(rider.class, "FA")
    raise_shield(man)                  -- so that he makes no blow at the rider
    local blow = fight(rider, man):by(rider)[1]
    t.equal(blow.step, "normal")
    t.equal(blow.need, 4)              -- the axe itself would need 3
    t.equal(blow.save.need, 4)         -- 5, +1 for the raised shield, nothing for the axe
  end,
}
