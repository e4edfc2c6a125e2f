-- The composite bow: 30 inches, no long-range penalty.
scenario "a composite bow needs 4 against UA at 29 inches and does not reach 30.1" {
  covers = { "PIL-WEAPON-05" },
  dice = { hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local a1 = red:add("warrior", { weapon = "composite_bow", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "composite_bow", at = { 5, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 35, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 36.1, 20 } })
    local blow = shoot(a1, b1, { shots = 1 }).blows[1]
    t.equal(blow.need, 4)
    t.yes(blow.hit)
    local r = shoot(a2, b2, { shots = 1 })
    t.equal(#r.blows, 0)
    t.equal(r.lost, 1)
  end,
}
