-- Nothing is measured before it is declared, so a shot too far is spent.
scenario "a bow shot at an enemy 22 inches away is spent and cannot be taken back" {
  covers = { "PIL-MEAS-02" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 2, 10 } })
    local far = blue:add("warrior", { weapon = "spear", at = { 25, 10 } })
    local near = blue:add("warrior", { weapon = "spear", at = { 2, 20 } })
    local r = shoot(archer, far, { shots = 1 })
    t.equal(#r.blows, 0)
    t.equal(r.lost, 1)
    t.equal(#shoot(archer, near, { shots = 1 }).blows, 1)      -- his second shot
    t.refused(function() shoot(archer, near, { shots = 1 }) end, "PIL-SHOOT-13")
  end,
}
