-- A charge needs a line of sight.
scenario "a target wholly behind a house cannot be charged, one that shows can" {
  covers = { "PIL-CHARGE-05" },
  dice = { charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local behind = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 10 } })
    local shows = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 13 } })
    piece("house", { at = { 13, 10 }, size = { 2, 3 } })
    t.refused(function() charge(a, behind) end, "PIL-CHARGE-05")
    t.equal(a.moved, 0)
    t.equal(charge(a, shows, { to = { 11.2, 12.1 } }).contact, true)
  end,
}
