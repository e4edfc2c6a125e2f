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

scenario "a rider gains nothing on a muddy road either" {
  covers = { "PIL-WEATHER-13" },
  weather = "rain",
  run = function(t)
    piece("road", { line = { { 5, 10 }, { 40, 10 } }, width = 3 })
    local rider = band("huns"):add("warrior", { horse = true, at = { 10, 10 } })
    t.refused(function() move(rider, { 24.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(rider, { 24, 10 }).left, 0)
  end,
}
