-- Fog: 2 inches less.
scenario "in fog an SA man on foot moves 5 inches" {
  covers = { "PIL-WEATHER-03" },
  run = function(t)
    local red = band "vikings"
    local sa = red:add("warrior", { armour = true, at = { 10, 10 } })
    t.equal(reach("move", sa), 7)
    set_weather("fog")
    t.equal(reach("move", sa), 5)
    t.ran("PIL-WEATHER-03")
    t.refused(function() move(sa, { 15.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(sa, { 15, 10 }).left, 0)
  end,
}

scenario "in fog who stays on a road is not slowed" {
  covers = { "PIL-WEATHER-03" },
  weather = "fog",
  run = function(t)
    local red = band "vikings"
    local sa = red:add("warrior", { armour = true, at = { 10, 10 } })
    t.equal(reach("move", sa), 5)
    t.equal(reach("move", sa, nil, { road = true }), 9)
    set("rules.weather.fog.move", -3)
    t.equal(reach("move", sa), 4)
  end,
}
