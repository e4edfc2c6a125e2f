-- The Anglo-Saxons: their faction and their huscarls.
scenario "an Anglo-Saxon band has huscarls, and no berserkers" {
  covers = { "PIL-FACTION-ANGLOSAXONS-00" },
  run = function(t)
    local red = band "anglo_saxons"
    t.equal(red.faction, "anglo_saxons")
    red:add("chief", { weapon = "hand_weapon", armour = true, at = { 10, 5 } })
    red:add("huscarl", { weapon = "dane_axe", armour = true, at = { 12, 5 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 105)       -- 30 + 10 + 5, 40 + 15 + 5
    red:add("berserker", { weapon = "dane_axe", at = { 14, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
