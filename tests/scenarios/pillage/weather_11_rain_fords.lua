-- Heavy rain: a ford has to be swum.
local function ford(kit, kind)
  piece(kind or "ford", { at = { 15, 10 }, size = { 10, 10 } })
  return band("huns"):add("warrior", kit or {}, { at = { 10, 10 } })
end

scenario "a UA man who enters a ford in heavy rain drowns on a 1" {
  covers = { "PIL-WEATHER-11", "PIL-SWIM-01" },
  weather = "rain",
  dice = { swim = { 1 } },
  run = function(t)
    local m = ford()
    move(m, { 13, 10 })
    t.no(m.alive)
    t.ran "PIL-WEATHER-11"
  end,
}

scenario "he struggles 2 inches on a 4, and wades without a roll in other weather" {
  covers = { "PIL-WEATHER-11", "PIL-SWIM-02" },
  dice = { swim = { 4 } },
  run = function(t)
    local m = ford()
    move(m, { 13, 10 })
    t.equal(m.x, 13)
    put(m, { 10, 10 })
    set_weather("rain")
    next_turn()
    move(m, { 13, 10 })
    t.equal(m.x, 12)
  end,
}

scenario "a stream counts as a ford" {
  covers = { "PIL-WEATHER-11" },
  weather = "rain",
  dice = { swim = { 2 } },
  run = function(t)
    local m = ford({ armour = true }, "stream")
    move(m, { 12, 10 })
    t.no(m.alive)
  end,
}

scenario "a rider may not cross it, unless the tables let him" {
  covers = { "PIL-WEATHER-11", "PIL-CAV-01" },
  weather = "rain",
  run = function(t)
    local rider = ford { horse = true }
    t.refused(function() move(rider, { 12, 10 }) end, "PIL-CAV-01")
    set("rules.weather.rain.cav_ford", true)
    t.equal(move(rider, { 12, 10 }).spent, 8)
  end,
}
