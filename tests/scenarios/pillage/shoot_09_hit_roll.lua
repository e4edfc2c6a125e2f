-- The hit roll with its modifiers.
scenario "a bow at long range hits SA with 6" {
  covers = { "PIL-SHOOT-09" },
  dice = { hit = { 6 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", armour = true, at = { 21, 10 } })
    local blow = shoot(archer, enemy, { shots = 1 }).blows[1]
    t.equal(blow.need, 6)
    t.yes(blow.hit)
  end,
}

scenario "in heavy rain it takes a 6 and then a 4" {
  covers = { "PIL-SHOOT-09" },
  weather = "rain",
  dice = { hit = { 6, 4 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", armour = true, at = { 21, 10 } })
    local blow = shoot(archer, enemy, { shots = 1 }).blows[1]
    t.equal(blow.need, 7)
    t.yes(blow.hit)
  end,
}
