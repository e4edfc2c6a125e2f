-- A shot into a melee: every ally of the shooter in it is an obstacle.
-- Without a choice of the player the obstacles come by ascending id: A1, A2.
scenario "dice 5 and 4 pass both allies and reach the enemy" {
  covers = { "PIL-SHOOT-15" },
  dice = { target = { 5, 4 }, hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 30, 11 }, name = "A1" })
    local a2 = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 30, 9 }, name = "A2" })
    local archer = red:add("warrior", { weapon = "bow", at = { 21, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 30, 10 }, name = "E" })
    engage(a1, enemy)
    engage(a2, enemy)
    local blow = shoot(archer, enemy, { shots = 1 }).blows[1]
    t.yes(blow.at == enemy)
    t.equal(blow.need, 4)
    t.equal(blow.save.need, 6)         -- the -1 of the outnumbered is for melee
  end,
}

scenario "dice 4 and 2 hit the second ally, by his own class and with his own save" {
  covers = { "PIL-SHOOT-15" },
  dice = { target = { 4, 2 }, hit = { 5 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 30, 11 }, name = "A1" })
    local a2 = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 30, 9 }, name = "A2" })
    local archer = red:add("warrior", { weapon = "bow", at = { 21, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 30, 10 }, name = "E" })
    engage(a1, enemy)
    engage(a2, enemy)
    local blow = shoot(archer, enemy, { shots = 1 }).blows[1]
    t.yes(blow.at == a2)
    t.equal(blow.need, 5)
    t.equal(blow.save.need, 5)
    t.yes(a2.alive)
  end,
}

scenario "a die of 1 makes the first ally the target" {
  covers = { "PIL-SHOOT-15" },
  dice = { target = { 1 }, hit = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 30, 11 }, name = "A1" })
    local a2 = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 30, 9 }, name = "A2" })
    local archer = red:add("warrior", { weapon = "bow", at = { 21, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 30, 10 }, name = "E" })
    engage(a1, enemy)
    engage(a2, enemy)
    local blow = shoot(archer, enemy, { shots = 1 }).blows[1]
    t.yes(blow.at == a1)
    t.equal(blow.need, 4)
  end,
}
