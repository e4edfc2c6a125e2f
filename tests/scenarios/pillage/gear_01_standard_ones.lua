-- The standard: ones in melee may be rolled again within 6 inches of it.
scenario "6.4 inches from the bearer's centre a 1 is rolled again, a 2 is not" {
  covers = { "PIL-GEAR-01" },
  dice = { hit = { 1, 4, 2 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "spear", at = { 16.4, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 17.4, 10 } })
    engage(man, enemy)
    local one = attack(man, enemy, { kind = "melee" }).blows[1]
    t.equal(one.need, 4)
    t.yes(one.hit)
    t.equal(one.reroll, "PIL-GEAR-01")
    local two = attack(man, enemy, { kind = "melee" }).blows[1]
    t.no(two.hit)
    t.no(two.reroll)
  end,
}

scenario "too far from the standard, or for an enemy, a 1 stands" {
  covers = { "PIL-GEAR-01" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "spear", at = { 16.6, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 15.6, 10 } })
    engage(man, enemy)
    fight(man, enemy)
    t.not_ran("PIL-GEAR-01")
  end,
}
