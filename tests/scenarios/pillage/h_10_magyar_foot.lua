-- Several rules at once, E10: foot of the Magyars in fog.
scenario "E10: a Magyar on foot needs 4 in fog; the first runs on a 3, the second stays on a 4" {
  covers = { "PIL-MORALE-02", "PIL-WEATHER-04", "PIL-FACTION-MAGYARS-02" },
  weather = "fog",
  dice = { morale = { 3, 4 } },
  run = function(t)
    local red = band "magyars"
    local one = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local two = red:add("warrior", { weapon = "spear", at = { 13, 10 } })
    t.equal(need("morale", one), 4)
    t.no(morale(one).stays)
    t.no(one.alive)
    t.yes(morale(two).stays)
    t.yes(two.alive)
  end,
}
