-- Impassable ground is entered by nobody.
scenario "a path into a cliff is refused, one to its foot is not" {
  covers = { "PIL-OBST-05" },
  run = function(t)
    local red = band "vikings"
    piece("cliff", { at = { 15, 10 }, size = { 4, 10 } })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.refused(function() move(a, { 14, 10 }) end, "PIL-OBST-05")
    t.refused(function() move(a, { 12.7, 10 }) end, "PIL-OBST-05")
    t.equal(move(a, { 12.5, 10 }).spent, 2.5)
  end,
}

scenario "a house is walked round, not through" {
  covers = { "PIL-OBST-05" },
  run = function(t)
    local red = band "vikings"
    piece("house", { at = { 13, 10 }, size = { 2, 2 } })
    local a = red:add("warrior", { at = { 11, 10 } })
    t.refused(function() move(a, { 15, 10 }) end, "PIL-OBST-05")
    move(a, { { 11, 11.5 }, { 15, 11.5 } })
  end,
}

scenario "nobody leaves the table" {
  covers = { "PIL-OBST-05" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { at = { 2, 10 } })
    t.refused(function() move(a, { 0, 10 }) end, "PIL-OBST-05")
    t.equal(move(a, { 0.5, 10 }).spent, 1.5)
  end,
}
