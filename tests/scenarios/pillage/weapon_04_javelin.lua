-- The javelin: one throw a turn, however far its bearer moved; from the saddle too.
scenario "a javelin is thrown once, unmoved, after a whole move, or mounted" {
  covers = { "PIL-WEAPON-04" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band(), band "vikings"
    local still = red:add("warrior", { weapon = "javelin", at = { 5, 10 } })
    local moved = red:add("warrior", { weapon = "javelin", at = { 5, 20 } })
    local rider = red:add("warrior", { weapon = "javelin", horse = true, at = { 5, 30 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 18, 20 } })
    local b3 = blue:add("warrior", { weapon = "spear", at = { 10, 30 } })
    move(moved, { 13, 20 })
    t.equal(#shoot(still, b1).blows, 1)
    t.equal(#shoot(moved, b2).blows, 1)
    t.equal(#shoot(rider, b3).blows, 1)
  end,
}
