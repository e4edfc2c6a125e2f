-- Several rules at once, E20: a jump in the midst of a move.
scenario "E20: with 4 inches left a UA man jumps 3 on a 6 and has 1 left" {
  covers = { "PIL-AGIL-01", "PIL-AGIL-03" },
  dice = { agility = { 6 } },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { line = { { 16, 0 }, { 16, 20 } }, width = 3 })
    local a = red:add("warrior", { at = { 10, 10 } })
    move(a, { 14, 10 })
    local r = jump(a, gap)
    t.equal(r.row, 6)
    t.equal(r.left, 1)
    t.refused(function() move(a, { 19.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 19, 10 }).left, 0)
  end,
}
