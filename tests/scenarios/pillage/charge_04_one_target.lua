-- One enemy is the target, named before anything is measured.
scenario "a charge has one target, an enemy in the game" {
  covers = { "PIL-CHARGE-04" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local friend = red:add("warrior", { weapon = "hand_weapon", at = { 10, 14 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 14, 10 } })
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 14, 12 } })
    t.fails(function() charge(a, { b, c }) end, "E-ARG")
    t.refused(function() charge(a, friend, { react = "none" }) end, "PIL-CHARGE-04")
    t.refused(function() charge(a, a, { react = "none" }) end, "PIL-CHARGE-04")
    attack(a, c, { kind = "melee" })
    t.refused(function() charge(a, c, { react = "none" }) end, "PIL-CHARGE-04")
    t.no(a.charge)
  end,
}
