-- Who ignores a weather: every effect of it is asked for by its id.
talent "test_weatherproof" { title = "Weatherproof", price = 1 }
rule "test:weatherproof" { title = "Weatherproof", talent = "test_weatherproof", hook = "pillage.can_weather_affect", effect = function(ev) ev:refuse() end }

local function two(kit)
  local red, blue = band "vikings", band "byzantines"
  red:add("chief", { talents = { "test_weatherproof" }, at = { 2, 2 } })
  return red:add("warrior", kit or {}, { at = { 10, 10 } }), blue:add("warrior", kit or {}, { at = { 10, 30 } }), red, blue
end

scenario "fog: the move, the morale and the bow of who ignores it are those of a clear day" {
  covers = { "PIL-WEATHER-01", "PIL-WEATHER-03", "PIL-WEATHER-04", "PIL-WEATHER-05", "PIL-FACTION-00" },
  weather = "fog",
  run = function(t)
    local a, b = two { weapon = "bow", armour = true }
    t.equal(reach("move", a), 7)
    t.equal(reach("move", b), 5)
    t.equal(need("morale", a), 2)
    t.equal(need("morale", b), 3)
    t.equal(reach("range", a), 20)
    t.equal(reach("range", b), 10)
  end,
}

scenario "strong wind: cap, bonus and shot; the fire leaps for all" {
  covers = { "PIL-WEATHER-06", "PIL-WEATHER-07", "PIL-WEATHER-08", "PIL-WEATHER-09", "PIL-FACTION-00" },
  weather = "wind",
  dice = { ignite = { 4 }, spread = { 4 } },
  run = function(t)
    local a, b, red = two { weapon = "bow" }
    t.equal(reach("move", a), 8)
    t.equal(reach("move", b), 7)
    t.equal(reach("move", a, nil, { road = true }), 10)
    t.equal(reach("move", b, nil, { road = true }), 7)
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)          -- long
    t.equal(need("hit", b, a, { kind = "shoot" }), 6)
    local m = red:add("warrior", { torch = true, at = { 30, 10 } })
    local house = piece("house", { at = { 32.5, 10 }, size = { 4, 4 } })
    local barn = piece("house", { at = { 38, 10 }, size = { 4, 4 } })
    ignite(m, house)
    put(m, { 2, 5 })
    spread_fire()
    t.yes(barn.burning)
  end,
}

scenario "heavy rain: fields, fords, shots, roads and fires" {
  covers = { "PIL-WEATHER-10", "PIL-WEATHER-11", "PIL-WEATHER-12", "PIL-WEATHER-13", "PIL-WEATHER-14", "PIL-FACTION-00" },
  weather = "rain",
  dice = { swim = { 1 } },
  run = function(t)
    local a, b, red, blue = two { weapon = "bow" }
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)
    t.equal(need("hit", b, a, { kind = "shoot" }), 6)
    t.equal(reach("move", a, nil, { road = true }), 10)
    t.equal(reach("move", b, nil, { road = true }), 8)
    piece("field", { at = { 15, 10 }, size = { 10, 4 } })
    piece("field", { at = { 15, 30 }, size = { 10, 4 } })
    t.equal(move(a, { 12, 10 }).spent, 2)
    t.equal(move(b, { 12, 30 }).spent, 4)
    piece("ford", { at = { 30, 20 }, size = { 4, 40 } })
    local wader, swimmer = red:add("warrior", { at = { 28, 10 } }), blue:add("warrior", { at = { 28, 30 } })
    move(wader, { 30, 10 })
    t.yes(wader.alive)
    move(swimmer, { 30, 30 })
    t.no(swimmer.alive)
    local house = piece("house", { at = { 42.5, 20 }, size = { 4, 4 } })
    t.equal(need("ignite", a, house), 6)
    t.equal(need("ignite", b, house), 8)
  end,
}

scenario "snow: ground and fires; a rider keeps his charge bonus" {
  covers = { "PIL-WEATHER-15", "PIL-WEATHER-16", "PIL-FACTION-00" },
  weather = "snow",
  dice = { charge = { 5 } },
  run = function(t)
    local a, b, red, blue = two { armour = true }
    local house = piece("house", { at = { 42.5, 20 }, size = { 4, 4 } })
    t.equal(need("ignite", a, house), 6)
    t.equal(need("ignite", b, house), 8)
    t.equal(move(a, { 17, 10 }).spent, 7)
    t.refused(function() move(b, { 17, 30 }) end, "PIL-MOVE-03")
    local rider = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 20, 40 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 30, 40 } })
    t.yes(charge(rider, foe, { react = "none" }).bonus)
  end,
}

scenario "night: shots and charges" {
  covers = { "PIL-WEATHER-17", "PIL-WEATHER-18", "PIL-FACTION-00" },
  weather = "night",
  run = function(t)
    local a, b = two { weapon = "bow" }
    t.equal(reach("range", a, b), 20)
    t.equal(reach("range", b, a), 10)
    t.equal(reach("charge", a, b, { roll = 3 }), 11)
    t.equal(reach("charge", b, a, { roll = 3 }), 5)
  end,
}

scenario "mud and snow underfoot may be there for everybody" {
  covers = { "PIL-FACTION-00", "PIL-WEATHER-15" },
  weather = "snow",
  set = { ["rules.weather.immunity_scope"] = "deeds" },
  run = function(t)
    local a = two { armour = true }
    local house = piece("house", { at = { 42.5, 20 }, size = { 4, 4 } })
    t.equal(need("ignite", a, house), 6)
    t.refused(function() move(a, { 17, 10 }) end, "PIL-MOVE-03")
  end,
}
