-- The weather of the game, and models that it does not touch. Fog: the three
-- effects reach Vikings in the move, Anglo-Saxons not.
scenario "fog slows Vikings and not Anglo-Saxons" {
  covers = { "PIL-WEATHER-01" },
  weather = "fog",
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local viking = red:add("warrior", { armour = true, at = { 10, 10 } })
    local saxon = blue:add("warrior", { armour = true, at = { 10, 20 } })
    t.equal(reach("move", viking), 5)
    t.equal(reach("move", saxon), 7)
    t.equal(need("morale", saxon), 2)
  end,
}

scenario "there is no weather called hail" {
  covers = { "PIL-WEATHER-01" },
  run = function(t)
    t.fails(function() set_weather("hail") end, "E-ID")
  end,
}
