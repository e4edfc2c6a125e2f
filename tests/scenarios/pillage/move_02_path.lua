-- A path may bend; turning costs nothing.
scenario "3 inches east and 4 inches north cost 7" {
  covers = { "PIL-MOVE-02" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local r = move(a, { { 13, 10 }, { 13, 14 } })
    t.equal(r.spent, 7)
    t.equal(r.left, 1)
    t.equal(a.x, 13)
    t.equal(a.y, 14)
  end,
}

scenario "a bent path counts its whole length" {
  covers = { "PIL-MOVE-02", "PIL-MOVE-03" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.refused(function() move(a, { { 15, 10 }, { 11, 10 } }) end, "PIL-MOVE-03")
    t.equal(a.x, 10)
  end,
}
