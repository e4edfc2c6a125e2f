-- The Byzantines: their faction and their pikes.
scenario "a Byzantine band buys pikes, which others cannot" {
  covers = { "PIL-FACTION-BYZANTINES-00" },
  run = function(t)
    local red = band "byzantines"
    t.equal(red.faction, "byzantines")
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(4, "warrior", { weapon = "pike", armour = true, shield = true, at = { 10, 10 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 160)       -- 30 + 10, four times 10 + 10 + 5 + 5

    battle { game = "pillage" }
    local blue = band "vikings"
    blue:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    blue:row(4, "warrior", { weapon = "pike", armour = true, shield = true, at = { 10, 10 } })
    t.refused(function() return muster(blue, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
