-- The Dane axe in the saddle, and who is left to strike at.
scenario "a rider's axe charges as a hand weapon: no -1 of the axe, the -1 of the horse" {
  covers = { "PIL-WEAPON-12", "PIL-CAV-05", "PIL-CAV-08" },
  -- the axe, then the man at the rider
  dice = { charge = { 5 }, target = { 4 }, hit = { 4, 5 }, save = { 5 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local rider = red:add("warrior", { weapon = "dane_axe", armour = true, shield = true, horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 20, 10 } })
    charge(rider, man, { react = "none" })
    local r = fight(rider, man)
    t.equal(r:by(rider)[1].step, "normal")
    t.equal(r:by(rider)[1].need, 4)    -- 5, +1
    t.equal(r:by(rider)[1].save.need, 5)
    t.equal(r:by(man)[1].need, 6)      -- FA: his shield is up
    t.equal(#r.blows, 2)
  end,
}

scenario "two chargers: when the first kills, the second rolls nothing, and the dead man strikes back" {
  covers = { "PIL-GEN-12", "PIL-MELEE-02", "PIL-MULTI-04" },
  dice = { charge = { 5, 5 }, hit = { 2, 1 }, save = { 6, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 26, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    charge(a1, b, { react = "none" })
    charge(a2, b, { react = "none" })
    local r = fight(a2, b)
    t.equal(#r.blows, 2)
    t.yes(r.blows[1].by == a1)
    t.yes(r.blows[2].by == b)
    t.yes(r.blows[2].at == a2)         -- whom the order named: he himself charged nobody
    t.no(b.alive)
    t.no(a1.in_melee)
  end,
}

scenario "an axeman and a swordsman against one: the sword kills, the axe has nothing to strike" {
  covers = { "PIL-WEAPON-12", "PIL-GEN-12" },
  dice = { hit = { 3, 1 }, save = { 6, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local axe = red:add("warrior", { weapon = "dane_axe", at = { 19, 20 } })
    local sword = red:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    engage(axe, b)
    engage(sword, b)
    local r = fight(axe, b)
    t.equal(#r:by(axe), 0)
    t.no(b.alive)
    t.yes(r.over)
  end,
}
