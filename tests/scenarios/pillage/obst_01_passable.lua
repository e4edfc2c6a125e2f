-- A passable obstacle is at most an inch high and an inch wide.
scenario "a wall an inch high is stepped over, one of 1.5 inches is not" {
  covers = { "PIL-OBST-01" },
  run = function(t)
    local red = band "vikings"
    piece("wall", { line = { { 13, 5 }, { 13, 15 } }, width = 0.5 })
    piece("wall", { line = { { 13, 20 }, { 13, 30 } }, width = 0.5, height = 1.5 })
    piece("wall", { line = { { 13, 35 }, { 13, 45 } }, width = 1.5 })
    local low = red:add("warrior", { at = { 10, 10 } })
    local high = red:add("warrior", { at = { 10, 25 } })
    local wide = red:add("warrior", { at = { 10, 40 } })
    t.equal(move(low, { 14, 10 }).spent, 4.5)
    t.refused(function() move(high, { 14, 25 }) end, "PIL-AGIL-01")
    t.refused(function() move(wide, { 14.5, 40 }) end, "PIL-AGIL-01")
    set("rules.obstacle.height", 1.5)
    move(high, { 14, 25 })
    set("rules.obstacle.width", 1.5)
    move(wide, { 14.5, 40 })
  end,
}
