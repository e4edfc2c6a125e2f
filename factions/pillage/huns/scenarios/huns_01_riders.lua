-- No limit on riders; foot archers are limited as ever.
scenario "ten mounted Huns of ten are accepted" {
  covers = { "PIL-FACTION-HUNS-01" },
  run = function(t)
    local red = band "huns"
    red:add("chief", { weapon = "hand_weapon", horse = true, at = { 10, 5 } })
    red:row(9, "warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local m = muster(red, { budget = 480 })
    t.yes(m.ok)
    t.equal(m.cost, 480)       -- 75, nine times 45
  end,
}

scenario "of ten Huns two may be archers on foot, three may not" {
  covers = { "PIL-FACTION-HUNS-01" },
  run = function(t)
    local red = band "huns"
    red:add("chief", { weapon = "hand_weapon", horse = true, at = { 10, 5 } })
    red:row(7, "warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    red:row(2, "warrior", { weapon = "composite_bow", at = { 10, 15 } })
    t.yes(muster(red, { budget = 1000 }).ok)

    battle { game = "pillage" }
    local blue = band "huns"
    blue:add("chief", { weapon = "hand_weapon", horse = true, at = { 10, 5 } })
    blue:row(6, "warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    blue:row(3, "warrior", { weapon = "composite_bow", at = { 10, 15 } })
    t.refused(function() return muster(blue, { budget = 1000 }) end, "PIL-BAND-06")
  end,
}
