-- The declaration is final: a shot out of range is spent, the second is still there.
scenario "a bow shot at 20.1 inches is spent, the second shot is not" {
  covers = { "PIL-SHOOT-05" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local far = blue:add("warrior", { weapon = "spear", at = { 26.1, 10 } })
    local near = blue:add("warrior", { weapon = "spear", at = { 5, 15 } })
    local r = shoot(archer, far, { shots = 1 })
    t.equal(r.lost, 1)
    t.equal(#r.blows, 0)
    t.equal(#shoot(archer, near, { shots = 1 }).blows, 1)
    t.refused(function() shoot(archer, near, { shots = 1 }) end, "PIL-SHOOT-13")
  end,
}

scenario "after a shot that falls short the second goes at somebody else" {
  covers = { "PIL-SHOOT-05", "PIL-SHOOT-06" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "bow", at = { 1, 10 } })
    local far = blue:add("warrior", { weapon = "hand_weapon", at = { 23, 10 } })
    local near = blue:add("warrior", { weapon = "hand_weapon", at = { 6, 20 } })
    t.equal(shoot(r, far).lost, 1)
    t.equal(#shoot(r, near).blows, 1)
  end,
}
