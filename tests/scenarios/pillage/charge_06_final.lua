-- A declared charge stands, however far the target turns out to be.
scenario "a charge at an enemy 30 inches away is declared, fails, and cannot be taken back" {
  covers = { "PIL-CHARGE-06", "PIL-CHARGE-04" },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 2, 10 } })
    local far = blue:add("warrior", { weapon = "hand_weapon", at = { 33, 10 } })
    local near = blue:add("warrior", { weapon = "hand_weapon", at = { 2, 15 } })
    local r = charge(a, far, { react = "none" })
    t.equal(r.distance, 30)
    t.no(r.contact)
    t.equal(a.x, 6)
    t.refused(function() charge(a, near, { react = "none" }) end, "PIL-MOVE-01")
    t.refused(function() move(a, { 2, 10 }) end, "PIL-MOVE-01")
  end,
}
