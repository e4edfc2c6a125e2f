-- The target is an enemy.
scenario "a friend cannot be named as the target of a shot" {
  covers = { "PIL-SHOOT-03" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local friend = red:add("warrior", { weapon = "spear", at = { 15, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 10, 15 } })
    t.refused(function() shoot(archer, friend, { shots = 1 }) end, "PIL-SHOOT-03")
    t.equal(#shoot(archer, enemy, { shots = 1 }).blows, 1)
  end,
}

scenario "in strict play the range to a target is not told before the shot" {
  covers = { "PIL-SHOOT-03", "PIL-MEAS-02" },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 10, 15 } })
    t.refused(function() reach("range", archer, enemy) end, "PIL-MEAS-02")
  end,
}
