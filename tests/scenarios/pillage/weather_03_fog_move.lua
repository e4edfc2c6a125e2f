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

scenario "in fog a man who leaves the road is slowed, unless to start on it is enough" {
  covers = { "PIL-WEATHER-03", "PIL-TERR-11" },
  weather = "fog",
  run = function(t)
    local red = band "byzantines"
    piece("road", { line = { { 5, 10 }, { 30, 10 } }, width = 2 })
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    local b = red:add("warrior", { armour = true, at = { 20, 10 } })
    t.refused(function() move(a, { { 12, 10 }, { 12, 13.1 } }) end, "PIL-MOVE-03")
    t.equal(move(a, { { 12, 10 }, { 12, 13 } }).left, 0)
    set("rules.weather.fog.road", "starts")
    t.equal(move(b, { { 22, 10 }, { 22, 15 } }).left, 0)
    put(b, { 22, 20 })
    next_turn()
    t.equal(reach("move", b), 5)
  end,
}
