-- Contact with an enemy is made by a charge and by nothing else.
scenario "an ordinary move that would end touching an enemy is refused, and nobody has moved" {
  covers = { "PIL-CHARGE-01" },
  dice = { charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 10 } })
    t.refused(function() move(a, { 15, 10 }) end, "PIL-MOVE-04")
    t.equal(a.x, 10)
    t.equal(a.moved, 0)
    t.yes(charge(a, b, { react = "none" }).contact)
    t.yes(a:touches(b))
    t.yes(a.in_melee)
  end,
}

scenario "who is in melee may neither move nor charge" {
  covers = { "PIL-CHARGE-01", "PIL-CHARGE-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 15, 10 } })
    engage(a, b)
    t.refused(function() move(a, { 8, 10 }) end, "PIL-CHARGE-01")
    t.refused(function() charge(a, c, { react = "none" }) end, "PIL-CHARGE-01")
    t.refused(function() charge(b, a, { react = "none" }) end, "PIL-CHARGE-01")
  end,
}
