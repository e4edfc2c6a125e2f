-- The horn: friends within 6 inches of its bearer, and he himself, stay.
scenario "6.0 inches from the horn no morale die is rolled" {
  covers = { "PIL-GEAR-07" },
  dice = { morale = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local blower = red:add("warrior", { weapon = "spear", horn = true, at = { 10, 10 } })
    local near = red:add("warrior", { weapon = "spear", at = { 16.5, 10 } })
    local far = red:add("warrior", { weapon = "spear", at = { 10, 16.6 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 12, 10 } })
    t.yes(morale(near).stays)
    t.yes(morale(blower).stays)
    t.no(morale(far).stays)
    t.no(morale(enemy).stays)
  end,
}
