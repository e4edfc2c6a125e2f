-- A ship carries three men or more.
scenario "room for two is no ship, room for three is one" {
  covers = { "PIL-SHIP-01" },
  run = function(t)
    t.refused(function() piece("ship", { at = { 20, 20 }, size = { 3, 10 }, capacity = 2 }) end, "PIL-SHIP-01")
    t.yes(piece("ship", { at = { 20, 20 }, size = { 3, 10 }, capacity = 3 }))
  end,
}

scenario "nobody comes aboard a ship without room" {
  covers = { "PIL-SHIP-01" },
  run = function(t)
    local red = band "vikings"
    local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 }, capacity = 3 })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 17, 20 } })
    for i = 1, 3 do
      put(red:add("warrior", { weapon = "hand_weapon", at = { i, 1 } }), ship)
    end
    t.refused(function() board(a, ship) end, "PIL-SHIP-01")
    t.refused(function() move(a, { 20, 23 }) end, "PIL-SHIP-01")
    t.refused(function() put(a, ship) end, "PIL-SHIP-01")
  end,
}

scenario "where the tables ask for three men aboard, two do not sail it" {
  covers = { "PIL-SHIP-01" },
  set = { ["rules.ship.three"] = "aboard" },
  run = function(t)
    local red = band "vikings"
    piece("lake", { at = { 24, 24 }, size = { 40, 40 } })
    local ship = piece("ship", { at = { 24, 20 }, size = { 3, 10 } })
    for i = 1, 3 do
      put(red:add("warrior", { weapon = "hand_weapon", at = { i, 1 } }), ship)
      if i < 3 then
        t.refused(function() sail(ship, { forward = 1 }) end, "PIL-SHIP-01")
      end
    end
    t.yes(sail(ship, { forward = 1 }).ok)
  end,
}

scenario "the room of a ship that does not say is in the tables" {
  covers = { "PIL-SHIP-01" },
  set = { ["rules.ship.capacity"] = 2 },
  run = function(t)
    t.refused(function() piece("ship", { at = { 20, 20 }, size = { 3, 10 } }) end, "PIL-SHIP-01")
  end,
}

scenario "over the bulwark for two inches, from the shore onto the deck" {
  covers = { "PIL-SHIP-01", "PIL-OBST-02" },
  run = function(t)
    local red = band "vikings"
    local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 } })
    -- 1 inch from the base to the bulwark, 2 to cross it.
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 17, 20 } })
    local r = board(a, ship)
    t.yes(r.ok)
    t.equal(r.left, 5)
    t.equal(a.aboard, ship)
    t.refused(function() board(a, ship) end, "PIL-SHIP-01")
  end,
}

scenario "a rider does not go aboard" {
  covers = { "PIL-SHIP-01" },
  run = function(t)
    local red = band "vikings"
    local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 } })
    local a = red:add("warrior", { horse = true, weapon = "hand_weapon", at = { 16, 20 } })
    t.refused(function() board(a, ship) end, "PIL-SHIP-01")
  end,
}

scenario "who is deployed on a ship stands on its deck, while there is room" {
  covers = { "PIL-SHIP-01", "PIL-DEPLOY-01" },
  run = function(t)
    local red = band "vikings"
    local ship = piece("ship", { at = { 24, 3 }, size = { 10, 3 }, capacity = 3 })
    local men = {}
    for i = 1, 4 do
      men[i] = red:add("warrior", { weapon = "hand_weapon", at = { 2 * i, 40 } })
    end
    t.refused(function() deploy(men[1], { 20, 4.2 }) end, "PIL-SHIP-01")
    for i = 1, 3 do
      deploy(men[i], { 20 + 2 * i, 3 })
      t.equal(men[i].aboard, ship)
    end
    t.refused(function() deploy(men[4], { 20, 3 }) end, "PIL-SHIP-01")
  end,
}
