-- The winter that locks the waves.
scenario "on the ice nobody swims" {
  covers = { "geats:ice_bound" },
  weather = "ice_bound",
  run = function(t)
    piece("river", { at = { 24, 20 }, size = { 48, 4 } })
    local red, blue = band "geats", band "vikings"
    local man = blue:add("warrior", { armour = true, shield = true, at = { 10, 17 } })
    red:add("warrior", { at = { 40, 40 } })
    move(man, { 10, 19 })
    t.yes(man.alive)
  end,
}

scenario "in the ice no ship sails" {
  covers = { "geats:ice_bound" },
  weather = "ice_bound",
  run = function(t)
    piece("lake", { at = { 24, 24 }, size = { 48, 48 } })
    local ship = piece("ship", { at = { 24, 8 }, size = { 2, 6 } })
    local red = band "geats"
    band "vikings"
    red:add("warrior", { at = { 24, 8 } })
    t.refused(function() return sail(ship, { forward = 1 }) end, "PIL-SHIP-02")
  end,
}

scenario "a Viking slips on the ice, a Geat on his bone skates does not" {
  covers = { "geats:ice_bound", "geats:bone_skates" },
  weather = "ice_bound",
  run = function(t)
    piece("river", { at = { 24, 20 }, size = { 48, 6 } })
    local red, blue = band "geats", band "vikings"
    local geat = red:add("warrior", { at = { 10, 20 } })
    local viking = blue:add("warrior", { at = { 15, 20 } })
    t.equal(reach("charge", viking, geat, { roll = 2 }), 9)
    t.explains("geats:ice_bound", -1)
    t.equal(reach("charge", geat, viking, { roll = 2 }), 10)
  end,
}
