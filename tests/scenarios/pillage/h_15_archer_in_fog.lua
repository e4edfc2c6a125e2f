-- Several rules at once, E15: fog halves the bow of an Anglo-Saxon.
scenario "E15: at 9 inches he needs 6, at 11 inches the shot is lost" {
  covers = { "PIL-WEATHER-05", "PIL-FACTION-ANGLOSAXONS-01", "PIL-SHOOT-12", "PIL-SHOOT-06" },
  weather = "fog",
  dice = { hit = { 5 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a1 = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "bow", at = { 5, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", armour = true, at = { 15, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", armour = true, at = { 17, 20 } })
    local blow = shoot(a1, b1, { shots = 1 }).blows[1]
    t.equal(blow.need, 6)
    t.no(blow.hit)
    local r = shoot(a2, b2, { shots = 1 })
    t.equal(#r.blows, 0)
    t.equal(r.lost, 1)
  end,
}
