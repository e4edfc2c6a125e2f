-- Berserkers in awkward places.
scenario "with a 1 he stands in melee, saves at -1 and cannot raise his shield" {
  covers = { "PIL-TROOP-06", "PIL-GEN-06", "PIL-SHIELD-01" },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  dice = { ["PIL-TROOP-06"] = { 1 }, hit = { 4, 4 }, save = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", shield = true, at = { 20, 20 } })
    local a = blue:add("chief", { weapon = "hand_weapon", at = { 21, 20 } })
    engage(berserker, a)
    to_stage("melee")
    t.refused(function() raise_shield(berserker) end, "PIL-SHIELD-01")
    local r = fight(berserker, a)
    t.equal(#r:by(berserker), 0)
    t.equal(r:by(a)[2].save.need, 6)
    t.no(berserker.alive)              -- two hit points, two wounds
    t.equal(#r:by(a), 2)
  end,
}

scenario "with a 6 in melee he just fights, twice" {
  covers = { "PIL-TROOP-06" },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  dice = { ["PIL-TROOP-06"] = { 6 }, hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", at = { 20, 20 } })
    local a = blue:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    engage(berserker, a)
    t.equal(#fight(berserker, a):by(berserker), 2)
    t.no(berserker.charge)
  end,
}

scenario "of two equally near models his enemy chooses the victim" {
  covers = { "PIL-TROOP-06" },
  choices = { ["PIL-TROOP-05"] = { "yes" }, ["PIL-TROOP-06"] = { "Friend" } },
  dice = { ["PIL-TROOP-06"] = { 6 }, charge = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", at = { 20, 20 } })
    blue:add("warrior", { weapon = "hand_weapon", at = { 20, 26 }, name = "Foe" })
    local friend = red:add("warrior", { weapon = "hand_weapon", at = { 20, 14 }, name = "Friend" })
    to_stage("shooting")
    t.yes(berserker.charge.target == friend)
    t.equal(berserker.charge.roll, 3)
    t.yes(berserker.charge.bonus)
  end,
}

scenario "a friend whom he charges fights without the bonuses of their side, the berserker with them" {
  covers = { "PIL-TROOP-06", "PIL-GEAR-01" },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  -- berserker: 1 thrown again to 1, 1 thrown again to 1; the friend's 1 stands
  dice = { ["PIL-TROOP-06"] = { 6 }, charge = { 3 }, hit = { 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", at = { 20, 20 } })
    local friend = red:add("warrior", { weapon = "hand_weapon", at = { 20, 14 } })
    red:add("warrior", { weapon = "spear", standard = true, at = { 22, 13 } })
    blue:add("warrior", { weapon = "hand_weapon", at = { 40, 40 } })
    to_stage("shooting")
    local r = fight(berserker, friend)
    t.equal(r:by(berserker)[1].need, 2)
    t.equal(r:by(berserker)[1].reroll, "PIL-GEAR-01")
    t.equal(r:by(friend)[1].need, 3)
    t.no(r:by(friend)[1].reroll)
  end,
}

scenario "two friends who have killed their enemy do not go on at each other" {
  covers = { "PIL-TROOP-06", "PIL-MELEE-01" },
  dice = { hit = { 3 }, save = { 6, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    engage(a1, b)
    engage(a2, b)
    attack(a1, b, { kind = "melee" })
    t.no(b.alive)
    t.no(a1.in_melee)
    t.no(a2.in_melee)
  end,
}
