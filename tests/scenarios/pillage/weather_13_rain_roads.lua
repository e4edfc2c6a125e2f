-- Heavy rain: roads do not help.
scenario "in heavy rain an SA man moves 7 inches on a road, in clear weather 9" {
  covers = { "PIL-WEATHER-13" },
  run = function(t)
    local red = band "vikings"
    local sa = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    t.equal(reach("move", sa, nil, { road = true }), 9)
    set_weather("rain")
    t.equal(reach("move", sa, nil, { road = true }), 7)
    t.ran("PIL-WEATHER-13")
  end,
}
