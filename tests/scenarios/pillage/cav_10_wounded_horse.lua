-- A horse that is hit may save; without it the rider is on foot and the fall hurts.
scenario "the fall strikes an SA rider with 6, and 4 is no save" {
  covers = { "PIL-CAV-10" },
  dice = { target = { 3 }, hit = { 4 }, strike = { 6 }, save = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local rider = blue:add("chief", { weapon = "hand_weapon", armour = true, horse = true, at = { 11.3, 10 } })
    engage(a, rider)
    local blow = attack(a, rider, { kind = "melee" }).blows[1]
    t.equal(blow.part, "mount")
    t.no(rider.mounted)
    t.yes(rider.unhorsed)
    t.equal(rider.hp, 2)
    t.yes(rider.in_melee)
    t.yes(rider:touches(a))            -- his base is smaller now
    t.equal(blue.side.losses, 0)
  end,
}

scenario "an FA horse saves with 4, and nothing happens" {
  covers = { "PIL-CAV-10" },
  set = { ["rules.mount.class"] = "FA" },
  dice = { target = { 3 }, hit = { 6 }, save = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, at = { 11.3, 10 } })
    engage(a, rider)
    t.equal(attack(a, rider, { kind = "melee" }).blows[1].need, 6)
    t.yes(rider.mounted)
  end,
}

scenario "the save of a horse takes the weapon's modifier and not its rider's" {
  covers = { "PIL-CAV-10" },
  -- a crossbow bolt: 7; a spear at the horse of a standard-bearer: 6
  dice = { target = { 1, 1 }, hit = { 3, 4 }, save = { 6, 4, 6 } },
  run = function(t)
    local red, blue = band(), band "huns"
    local crossbow = red:add("warrior", { weapon = "crossbow", at = { 10, 10 } })
    local spear = red:add("warrior", { weapon = "spear", at = { 10, 20 } })
    local rider = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 16, 10 } })
    local bearer = blue:add("warrior", { weapon = "hand_weapon", standard = true, horse = true, at = { 11.3, 20 } })
    engage(spear, bearer)
    local bolt = shoot(crossbow, rider).blows[1]
    t.equal(bolt.save.need, 7)
    t.yes(bolt.save.ok)
    t.equal(attack(spear, bearer, { kind = "melee" }).blows[1].save.need, 6)
  end,
}

scenario "against several enemies the horse saves at -1 too" {
  covers = { "PIL-CAV-10", "PIL-MULTI-03" },
  dice = { target = { 1 }, hit = { 4 }, save = { 6, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local rider = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 20, 20 } })
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 18.7, 20 } })
    engage(a1, rider)
    engage(red:add("warrior", { weapon = "hand_weapon", at = { 21.3, 20 } }), rider)
    t.equal(attack(a1, rider, { kind = "melee" }).blows[1].save.need, 7)
  end,
}

scenario "a fallen rider touches as many of his enemies as he can" {
  covers = { "PIL-CAV-10" },
  dice = { target = { 1 }, hit = { 4 }, strike = { 1 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local rider = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 20, 20 } })
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 18.7, 20 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 20, 18.7 } })
    engage(a1, rider)
    engage(a2, rider)
    attack(a1, rider, { kind = "melee" })
    t.no(rider.mounted)
    t.yes(rider:touches(a1))
    t.yes(rider:touches(a2))
  end,
}

scenario "a rider with a Dane axe who falls before his blow strikes last, as on foot" {
  covers = { "PIL-CAV-10", "PIL-WEAPON-12" },
  dice = { target = { 1 }, hit = { 4, 2 }, strike = { 1 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "dane_axe", horse = true, at = { 11.3, 10 } })
    engage(a, rider)
    local r = fight(a, rider)
    t.no(rider.mounted)
    t.equal(r:by(rider)[1].step, "last")
  end,
}
