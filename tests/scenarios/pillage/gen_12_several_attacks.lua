-- Several attacks: a die each, one target, and none is rolled at a dead man.
scenario "a chief's 3 and 2 are one hit and one miss" {
  covers = { "PIL-GEN-12" },
  dice = { hit = { 3, 2, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(chief, man)
    local r = fight(chief, man)
    t.equal(#r:by(chief), 2)
    t.equal(r:hits(chief), 1)
    t.yes(r:by(chief)[1].hit)
    t.no(r:by(chief)[2].hit)
  end,
}

scenario "both attacks of a chief go at the same one of two enemies" {
  covers = { "PIL-GEN-12" },
  dice = { hit = { 2, 2, 2, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local one = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local two = blue:add("warrior", { weapon = "hand_weapon", at = { 9, 10 } })
    engage(chief, one)
    engage(chief, two)
    local r = fight(chief, one)
    t.equal(#r:by(chief), 2)
    t.yes(r:by(chief)[1].at == one)
    t.yes(r:by(chief)[2].at == one)
  end,
}

scenario "a second attack is not rolled once the first has killed" {
  covers = { "PIL-GEN-12" },
  dice = { hit = { 3, 1 }, save = { 5 } },       -- the chief's 3, then the dying man's 1
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(chief, man)
    local r = fight(chief, man)
    t.equal(r:hits(chief), 1)
    t.equal(#r:by(man), 1)
    t.no(man.alive)
  end,
}

scenario "he cannot give one attack to each of two men in a turn" {
  covers = { "PIL-GEN-12" },
  dice = { initiative = { 6, 1 }, hit = { 2, 2, 2, 2 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local one = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local two = blue:add("warrior", { weapon = "hand_weapon", at = { 9, 10 } })
    engage(chief, one)
    engage(chief, two)
    to_stage "melee"
    t.equal(#fight(chief, one):by(chief), 2)           -- both at the first
    t.refused(function() fight(chief, two) end, "PIL-MELEE-01")
  end,
}
