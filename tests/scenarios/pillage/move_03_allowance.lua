-- Movement by armour class, on foot and mounted.
scenario "8, 7 and 6 inches on foot, 14, 14 and 12 mounted" {
  covers = { "PIL-MOVE-03" },
  run = function(t)
    local red = band "huns"
    local ua = red:add("warrior", { at = { 5, 5 } })
    local sa = red:add("warrior", { armour = true, at = { 5, 10 } })
    local fa = red:add("warrior", { armour = true, shield = true, at = { 5, 15 } })
    local ua_rider = red:add("warrior", { horse = true, at = { 5, 20 } })
    local sa_rider = red:add("warrior", { horse = true, armour = true, at = { 5, 25 } })
    local fa_rider = red:add("warrior", { horse = true, armour = true, shield = true, at = { 5, 30 } })
    t.equal(reach("move", ua), 8)
    t.equal(reach("move", sa), 7)
    t.equal(reach("move", fa), 6)
    t.equal(reach("move", ua_rider), 14)
    t.equal(reach("move", sa_rider), 14)
    t.equal(reach("move", fa_rider), 12)
  end,
}

scenario "a man may move as far as his allowance and no farther" {
  covers = { "PIL-MOVE-03" },
  run = function(t)
    local red = band "vikings"
    local fa = red:add("warrior", { armour = true, shield = true, at = { 5, 5 } })
    t.refused(function() move(fa, { 11.1, 5 }) end, "PIL-MOVE-03")
    local r = move(fa, { 11, 5 })
    t.equal(r.spent, 6)
    t.equal(r.left, 0)
    t.equal(fa.x, 11)
  end,
}
