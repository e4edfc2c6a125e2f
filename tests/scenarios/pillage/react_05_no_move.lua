-- After a flee roll the model does not move any more this turn.
scenario "who failed to flee from a charge that fell short neither moves nor charges" {
  covers = { "PIL-REACT-05" },
  dice = { flee = { 2 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    t.no(charge(a, b, { react = "flee" }).contact)
    t.refused(function() move(b, { 20, 10 }) end, "PIL-REACT-05")
    t.refused(function() charge(b, a) end, "PIL-REACT-05")
  end,
}

scenario "who failed shoots as unmoved, who fled as having moved more than half" {
  covers = { "PIL-REACT-05" },
  dice = { flee = { 2, 5, 2 }, charge = { 1, 1, 1 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 30 } })
    local b1 = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    local b2 = blue:add("warrior", { weapon = "bow", at = { 18, 30 } })
    charge(a1, b1, { react = "flee" })
    charge(a2, b2, { react = "flee" })
    t.equal(#shoot(b1, a1).blows, 2)
    t.refused(function() shoot(b2, a2) end, "PIL-SHOOT-13")
    battle {}
    set("rules.react.flee_shoot", false)
    red, blue = band "vikings", band "anglo_saxons"
    a1 = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    b1 = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    charge(a1, b1, { react = "flee" })
    t.refused(function() shoot(b1, a1) end, "PIL-SHOOT-13")
  end,
}
