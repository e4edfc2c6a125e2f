-- Nobody moves through models.
scenario "a friend in the way is walked round" {
  covers = { "PIL-OBST-06" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { at = { 10, 10 } })
    red:add("warrior", { at = { 13, 10.5 } })
    t.refused(function() move(a, { 16, 10 }) end, "PIL-OBST-06")
    t.equal(a.x, 10)
    t.equal(move(a, { { 10, 9.5 }, { 16, 9.5 } }).spent, 6.5)
  end,
}

scenario "an ordinary move may end base to base with a friend, not on him" {
  covers = { "PIL-OBST-06" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = red:add("warrior", { at = { 13, 10 } })
    t.refused(function() move(a, { 12.1, 10 }) end, "PIL-OBST-06")
    move(a, { 12, 10 })
    t.yes(a:touches(b))
  end,
}
