-- Fog: bows and crossbows reach half as far, slings and javelins as ever.
scenario "fog halves the range of bows and crossbows alone" {
  covers = { "PIL-WEATHER-05" },
  weather = "fog",
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local enemy = blue:add("warrior", { weapon = "spear", at = { 40, 40 } })
    local function range(weapon, y)
      local m = red:add("warrior", { weapon = weapon, at = { 5, y } })
      return reach("range", m, enemy, { weapon = weapon })
    end
    t.equal(range("bow", 5), 10)
    t.equal(range("crossbow", 10), 10)
    t.equal(range("composite_bow", 15), 15)
    t.equal(range("sling", 20), 15)
    t.equal(range("javelin", 25), 6)
  end,
}

scenario "in fog long range of a bow begins beyond 5 inches" {
  covers = { "PIL-WEATHER-05" },
  weather = "fog",
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local a1 = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "bow", at = { 5, 20 } })
    local a3 = red:add("warrior", { weapon = "bow", at = { 5, 30 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 11, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 11.1, 20 } })
    local b3 = blue:add("warrior", { weapon = "spear", at = { 16.1, 30 } })
    t.equal(shoot(a1, b1, { shots = 1 }).blows[1].need, 4)
    t.equal(shoot(a2, b2, { shots = 1 }).blows[1].need, 5)
    t.equal(shoot(a3, b3, { shots = 1 }).lost, 1)        -- 10.1 inches
  end,
}

scenario "the composite bow may be no bow in fog" {
  covers = { "PIL-WEATHER-05" },
  weather = "fog",
  set = { ["rules.weather.fog.weapons"] = "plain" },
  run = function(t)
    local red = band "byzantines"
    local bow = red:add("warrior", { weapon = "bow", at = { 5, 5 } })
    local composite = red:add("warrior", { weapon = "composite_bow", at = { 5, 10 } })
    t.equal(reach("range", bow), 10)
    t.equal(reach("range", composite), 30)
  end,
}

scenario "from a height a bow reaches 10 and 5 inches in fog; 12.5 where fog halves all of it" {
  covers = { "PIL-WEATHER-05", "PIL-SHOOT-16" },
  weather = "fog",
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    piece("hill", { at = { 10, 20 }, size = { 6, 6 }, height = 2.5 })
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 35, 20 } })
    t.equal(reach("range", a, b), 15)
    set("rules.shoot.range_order", "additions_first")
    t.equal(reach("range", a, b), 12.5)
  end,
}

scenario "in fog a volley 10.0 inches away falls, 10.1 is lost" {
  covers = { "PIL-WEATHER-05", "PIL-VOLLEY-03" },
  weather = "fog",
  run = function(t)
    local a = band("byzantines"):row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
    t.equal(volley(a, { 10, 20.6 }).lost, 1)
    next_turn()
    t.equal(volley(a, { 10, 20.5 }).lost, 0)
  end,
}
