-- A base passes only where it fits between two obstacles.
scenario "1 inch between two walls lets a man through, 0.9 does not, 1.2 no rider" {
  covers = { "PIL-OBST-04" },
  run = function(t)
    local red = band "huns"
    local function gate(y, wide)
      piece("wall", { line = { { 13, y - 4 }, { 13, y - wide / 2 } } })
      piece("wall", { line = { { 13, y + wide / 2 }, { 13, y + 4 } } })
    end
    gate(5, 0.9)
    gate(15, 1)
    gate(25, 1.2)
    local a, c = red:add("warrior", { at = { 10, 5 } }), red:add("warrior", { horse = true, at = { 10, 25 } })
    t.refused(function() move(a, { 15, 5 }) end, "PIL-OBST-04")
    t.equal(move(red:add("warrior", { at = { 10, 15 } }), { 15, 15 }).spent, 5)
    t.refused(function() move(c, { 15, 25 }) end, "PIL-OBST-04")
    next_turn()
    dismount(c)
    next_turn()
    t.equal(move(c, { 15, 25 }).spent, 5)
  end,
}

scenario "models and impassable ground make gaps too" {
  covers = { "PIL-OBST-04", "PIL-OBST-06" },
  run = function(t)
    local red = band "vikings"
    red:add("warrior", { at = { 13, 9.05 } })
    red:add("warrior", { at = { 13, 10.95 } })
    local a, b = red:add("warrior", { at = { 10, 10 } }), red:add("warrior", { at = { 10, 30 } })
    t.refused(function() move(a, { 15, 10 }) end, "PIL-OBST-04")
    red:add("warrior", { at = { 13, 19 } })
    red:add("warrior", { at = { 13, 21 } })
    move(red:add("warrior", { at = { 10, 20 } }), { 15, 20 })
    piece("cliff", { at = { 13, 28 }, size = { 2, 3.1 } })
    piece("cliff", { at = { 13, 32 }, size = { 2, 3.1 } })
    t.refused(function() move(b, { 15, 30 }) end, "PIL-OBST-04")
  end,
}
