-- Riders and sailors do not fight each other.
scenario "a rider does not charge a man aboard a ship" {
  covers = { "PIL-SHIP-11" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 } })
    local a = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 14, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    t.refused(function() charge(a, b) end, "PIL-SHIP-11")
    t.refused(function() engage(a, b) end, "PIL-SHIP-11")
    t.refused(function() engage(b, a) end, "PIL-SHIP-11")
  end,
}

scenario "on foot he does" {
  covers = { "PIL-SHIP-11" },
  dice = { charge = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 } })
    local a = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 14, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    dismount(a)
    next_turn()
    t.yes(charge(a, b).contact)
  end,
}
