-- Several rules at once, E8: five archers in heavy rain.
scenario "E8: 7 is needed in rain, and the radius of five archers is 4 inches" {
  covers = { "PIL-VOLLEY-04", "PIL-WEATHER-12", "PIL-SAVE-02" },
  weather = "rain",
  dice = { volley = { 6, 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archers = red:row(5, "warrior", { weapon = "bow", at = { 10, 8 } })
    local a = blue:add("warrior", { weapon = "spear", at = { 14.4, 20 } })
    blue:add("warrior", { weapon = "spear", armour = true, at = { 10, 24.6 } })
    local r = volley(archers, { 10, 20 })
    t.equal(r.radius, 4)
    t.equal(#r.blows, 1)
    t.yes(r.blows[1].at == a)
    t.equal(r.blows[1].need, 7)
    t.yes(r.blows[1].hit)
    t.yes(r.blows[1].save.ok)
  end,
}
