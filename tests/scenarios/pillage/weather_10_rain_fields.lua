-- Heavy rain: fields are difficult ground, and crops.
local function walk(kind, to)
  piece(kind, { at = { 15, 10 }, size = { 10, 10 } })
  return band("vikings"):add("warrior", { at = { 10, 10 } }), { 10 + to, 10 }
end

scenario "8 inches of a field in clear weather, 4 in heavy rain" {
  covers = { "PIL-WEATHER-10", "PIL-TERR-01" },
  run = function(t)
    local m, far = walk("field", 8)
    t.equal(move(m, far).left, 0)
    put(m, { 10, 10 })
    set_weather("rain")
    next_turn()
    t.refused(function() move(m, { 14.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(m, { 14, 10 }).spent, 8)
    t.ran "PIL-WEATHER-10"
  end,
}

scenario "open ground that is no field stays as it is" {
  covers = { "PIL-WEATHER-10" },
  weather = "rain",
  run = function(t)
    t.equal(move(walk("hill", 8)).spent, 8)
  end,
}

scenario "what heavy rain makes difficult is data" {
  covers = { "PIL-WEATHER-10" },
  weather = "rain",
  set = { ["rules.weather.rain.difficult"] = "hill" },
  run = function(t)
    t.equal(move(walk("hill", 4)).spent, 8)
    piece("field", { at = { 15, 30 }, size = { 10, 10 } })
    t.equal(move(band("huns"):add("warrior", { at = { 10, 30 } }), { 18, 30 }).spent, 8)
  end,
}

scenario "crops are muddy in heavy rain, unless no weather wets them" {
  covers = { "PIL-WEATHER-10", "PIL-TERR-05" },
  weather = "rain",
  run = function(t)
    local m, to = walk("crops", 2)
    t.equal(move(m, to).spent, 4)
    set("rules.terrain.crops.dry", "always")
    next_turn()
    t.equal(move(m, { 14, 10 }).spent, 2)
  end,
}
