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

scenario "a die chooses the weather once, where that house rule is in force" {
  covers = { "PIL-WEATHER-01" },
  house = { "random_weather" },
  dice = { ["house:random_weather"] = { 2 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local viking = red:add("warrior", { armour = true, at = { 10, 10 } })
    local greek = blue:add("warrior", { armour = true, at = { 10, 30 } })
    start()
    t.ran("house:random_weather", 1)
    t.equal(reach("move", viking), 5)
    t.equal(need("morale", greek), 3)
  end,
}

scenario "which weather stands for which face is data" {
  covers = { "PIL-WEATHER-01" },
  house = { "random_weather" },
  set = { ["rules.weather.table.2"] = "wind" },
  dice = { ["house:random_weather"] = { 2 } },
  run = function(t)
    local a = band("vikings"):add("warrior", { at = { 10, 10 } })
    start()
    t.equal(reach("move", a), 7)
    t.equal(need("morale", a), 2)
  end,
}
