-- Each shot of a turn is declared for itself.
scenario "the second shot may go at somebody else, unless the tables say no" {
  covers = { "PIL-SHOOT-06" },
  dice = { hit = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 17, 20 } })
    local c = blue:add("warrior", { weapon = "spear", at = { 17, 24 } })
    shoot(a, b, { shots = 1 })
    t.equal(#shoot(a, c).blows, 1)
    next_turn()
    set("rules.shoot.split", false)
    shoot(a, b, { shots = 1 })
    t.refused(function() shoot(a, c) end, "PIL-SHOOT-06")
    t.equal(#shoot(a, b).blows, 1)
  end,
}
