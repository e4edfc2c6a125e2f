-- Relic bearer: a failed melee roll near the chief may be rolled again.
scenario "near the relic a 3 is rolled again and hits with 4" {
  covers = { "PIL-TALENT-15" },
  dice = { hit = { 3, 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer" }, at = { 10, 5 } })
    local man = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(man, viking)
    local blow = attack(man, viking, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.yes(blow.hit)
    t.equal(blow.reroll, "PIL-TALENT-15")
    t.ran("PIL-TALENT-15")
  end,
}

scenario "a die that the standard had rolled again is not rolled for the relic" {
  covers = { "PIL-TALENT-15" },
  dice = { hit = { 1, 3 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer" }, at = { 10, 5 } })
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 8, 10 } })
    local man = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(man, viking)
    t.no(attack(man, viking, { kind = "melee" }).blows[1].hit)
  end,
}

scenario "more than 6 inches from the relic a miss is a miss" {
  covers = { "PIL-TALENT-15" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer" }, at = { 10, 3.4 } })
    local man = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(man, viking)
    t.no(attack(man, viking, { kind = "melee" }).blows[1].hit)
    t.not_ran("PIL-TALENT-15")
  end,
}
