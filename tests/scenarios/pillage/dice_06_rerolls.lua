-- Re-rolls: the new result stands, and a die is rolled again once only.
scenario "a 1 near the standard is rolled again and hits" {
  covers = { "PIL-DICE-06" },
  dice = { hit = { 1, 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 7, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.yes(blow.hit)
    t.equal(blow.reroll, "PIL-GEAR-01")
  end,
}

scenario "a die that was rolled again for the standard is not rolled a third time" {
  covers = { "PIL-DICE-06" },
  dice = { hit = { 1, 3 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 7, 10 } })
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer" }, at = { 10, 7 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    t.no(attack(a, b, { kind = "melee" }).blows[1].hit)
  end,
}

scenario "of a 6 and a 2 the second die is rolled again" {
  covers = { "PIL-DICE-06" },
  dice = { hit = { 6, 2, 4 }, save = { 4 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a = red:add("chief", { talents = { "relic_bearer" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(a, b)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.need, 7)
    t.yes(blow.hit)
    t.equal(blow.reroll, "PIL-TALENT-15")
  end,
}

scenario "a first die rolled again to a 6 is followed by the second die" {
  covers = { "PIL-DICE-06" },
  dice = { hit = { 3, 6, 4 }, save = { 4 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a = red:add("chief", { talents = { "relic_bearer" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(a, b)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.need, 7)
    t.yes(blow.hit)
  end,
}
