-- A model moves once a turn; what it leaves it has lost.
scenario "a man who went 3 of 8 inches and was left may not go on" {
  covers = { "PIL-MOVE-01" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local b = red:add("warrior", { weapon = "spear", at = { 10, 20 } })
    local r = move(a, { 13, 10 })
    t.equal(r.spent, 3)
    t.equal(r.left, 5)
    move(b, { 18, 20 })
    t.refused(function() move(a, { 14, 10 }) end, "PIL-MOVE-01")
    t.equal(a.x, 13)
    next_turn()
    t.equal(move(a, { 14, 10 }).spent, 1)
  end,
}
