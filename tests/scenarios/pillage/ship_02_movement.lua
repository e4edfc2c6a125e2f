-- Ships sail on water only, forward or along an arc, or turn about.
local function sea()
  local red, blue = band "vikings", band "anglo_saxons"
  piece("lake", { at = { 24, 24 }, size = { 44, 44 } })
  local ship = piece("ship", { at = { 24, 10 }, size = { 3, 10 }, faces = "north", name = "Drakkar" })
  local a = red:add("warrior", { weapon = "bow", at = { 2, 1 } })
  put(a, ship)
  return red, a, ship, blue
end

scenario "twenty inches forward, and not a tenth more" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local _, a, ship = sea()
    t.refused(function() sail(ship, { forward = 20.1 }) end, "PIL-SHIP-02")
    local y = a.y
    local r = sail(ship, { forward = 20 })
    t.yes(r.ok)
    t.equal(r.left, 0)
    t.equal(a.y, y + 20)
    t.refused(function() sail(ship, { forward = 1 }) end, "PIL-SHIP-02")
  end,
}

scenario "along an arc of twenty inches, and not a tenth more" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local _, a, ship = sea()
    t.refused(function() sail(ship, { arc = { radius = 12, length = 20.1 } }) end, "PIL-SHIP-02")
    t.yes(sail(ship, { arc = { radius = 12.732, length = 20 } }).ok)
    -- A quarter of a circle to the right: it has come as far to the east as to
    -- the north, and its bow points to the east.
    t.equal(math.floor(a.x * 100 + 0.5) / 100, 36.73)
    t.equal(math.floor(a.y * 100 + 0.5) / 100, 22.73)
  end,
}

scenario "the radius of an arc is the length of the ship at least" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local _, a, ship = sea()
    t.refused(function() sail(ship, { arc = { radius = 9.9, length = 5 } }) end, "PIL-SHIP-02")
    t.yes(sail(ship, { arc = { radius = 10, length = 5, to = "left" } }).ok)
    t.yes(a.x < 24)
    next_turn()
    set("rules.ship.move.arc", 0.5)
    t.yes(sail(ship, { arc = { radius = 5, length = 5 } }).ok)
  end,
}

scenario "turning about takes all of its movement" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local _, a, ship = sea()
    put(a, { 24.5, 12 })
    t.refused(function() sail(ship, { about = true, forward = 1 }) end, "PIL-SHIP-02")
    t.equal(sail(ship, { about = true }).left, 0)
    t.equal(a.x, 23.5)
    t.equal(a.y, 8)
    t.refused(function() sail(ship, { forward = 1 }) end, "PIL-SHIP-02")
    next_turn()
    t.yes(sail(ship, { forward = 1 }).ok)
    t.equal(a.y, 7)
  end,
}

scenario "it does not sail onto the land, off the table or through a bridge" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local red = band "vikings"
    piece("river", { line = { { 24, 0 }, { 24, 48 } }, width = 4 })
    piece("bridge", { at = { 24, 40 }, size = { 4, 2 } })
    local ship = piece("ship", { at = { 24, 24 }, size = { 3, 10 }, faces = "north" })
    put(red:add("warrior", { weapon = "bow", at = { 2, 1 } }), ship)
    t.refused(function() sail(ship, { arc = { radius = 10, length = 4 } }) end, "PIL-SHIP-02")
    t.refused(function() sail(ship, { about = true }) end, "PIL-SHIP-02")
    t.refused(function() sail(ship, { forward = 10.1 }) end, "PIL-SHIP-02")
    t.yes(sail(ship, { forward = 10 }).ok)
    local other = piece("ship", { at = { 24, 10 }, size = { 3, 10 }, faces = "south" })
    t.refused(function() sail(other, { forward = 5.1, side = red }) end, "PIL-OBST-05")
    t.yes(sail(other, { forward = 5, side = red }).ok)
  end,
}

scenario "those aboard sail a ship; an empty one whoever is named" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local red, a, ship, blue = sea()
    t.refused(function() sail(ship, { forward = 3, side = blue }) end, "PIL-SHIP-02")
    put(a, { 1, 1 })
    t.refused(function() sail(ship, { forward = 3 }) end, "PIL-SHIP-02")
    t.yes(sail(ship, { forward = 3, side = blue }).ok)
  end,
}

scenario "who is aboard may still move on the deck, and does not leave it" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local _, a, ship = sea()
    put(a, { 24, 10 })
    sail(ship, { forward = 20 })
    t.refused(function() move(a, { 24, 36 }) end, "PIL-SHIP-09")
    t.refused(function() move(a, { 25.2, 30 }) end, "PIL-OBST-02")
    t.equal(move(a, { 24, 34 }).spent, 4)
  end,
}

scenario "no ship, a friend's ship in the way, a swimmer, a man in melee ashore: refused" {
  covers = { "PIL-SHIP-02", "PIL-CHARGE-01" },
  run = function(t)
    local red, a, ship, blue = sea()
    local fence = piece("fence", { line = { { 1, 46 }, { 1, 47 } } })
    t.refused(function() sail(fence, { forward = 1 }) end, "PIL-SHIP-02")
    t.refused(function() board(a, fence) end, "PIL-SHIP-01")
    local other = piece("ship", { at = { 24, 30 }, size = { 10, 3 } })
    put(red:add("warrior", { weapon = "bow", at = { 2, 1 } }), other)
    t.refused(function() sail(ship, { forward = 13.6 }) end, "PIL-SHIP-02")
    to_stage "movement"
    local swimmer = blue:add("warrior", { weapon = "spear", at = { 24, 17 } })
    t.refused(function() sail(ship, { forward = 5 }) end, "PIL-SHIP-02")
    put(swimmer, { 1, 46 })
    engage(a, swimmer)
    t.refused(function() sail(ship, { forward = 13.5 }) end, "PIL-CHARGE-01")
    battle {}
    red, a, ship = sea()
    other = piece("ship", { at = { 24, 30 }, size = { 10, 3 } })
    put(red:add("warrior", { weapon = "bow", at = { 2, 1 } }), other)
    t.yes(sail(ship, { forward = 13.5 }).ok)   -- they touch and board nobody
    next_turn()
    t.yes(sail(other, { forward = 1 }).ok)
  end,
}
