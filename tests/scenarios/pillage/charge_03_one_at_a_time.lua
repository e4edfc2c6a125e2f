-- Each charge is resolved before the next is declared.
scenario "the first charge is over when the second is declared, and each is one move" {
  covers = { "PIL-CHARGE-03" },
  dice = { charge = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 12 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    t.yes(charge(a1, b, { react = "none" }).contact)
    t.yes(a1.in_melee)
    t.equal(a2.moved, 0)
    local second = charge(a2, b, { react = "none" })
    t.yes(second.contact)
    t.no(second.bonus)                 -- he found the first there: he joins
    t.refused(function() charge(a2, b, { react = "none" }) end, "PIL-CHARGE-01")
  end,
}

scenario "who has moved does not charge" {
  covers = { "PIL-CHARGE-03" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    move(a, { 11, 10 })
    t.refused(function() charge(a, b, { react = "none" }) end, "PIL-MOVE-01")
    t.equal(a.x, 11)
  end,
}
