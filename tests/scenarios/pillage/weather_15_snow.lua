-- Snow: the whole table is difficult ground.
scenario "in snow an SA man walks 3 of 7 inches, a rider 3 of 14" {
  covers = { "PIL-WEATHER-15", "PIL-TERR-09", "PIL-CAV-02" },
  weather = "snow",
  run = function(t)
    local red = band "huns"
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    local rider = red:add("warrior", { horse = true, at = { 10, 20 } })
    t.refused(function() move(a, { 13.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 13, 10 }).spent, 6)
    t.refused(function() move(rider, { 13.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(rider, { 13, 20 }).spent, 12)
    t.ran "PIL-WEATHER-15"
  end,
}

scenario "a rider never has his charge bonus in snow" {
  covers = { "PIL-WEATHER-15", "PIL-CAV-03" },
  weather = "snow",
  dice = { charge = { 6, 6 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 15.3, 10 } })   -- 4 inches cost 16
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 16, 20 } })     -- 5 inches cost 10
    local r = charge(rider, b, { react = "none" })
    t.yes(r.contact)
    t.no(r.bonus)
    r = charge(a, c, { react = "none" })
    t.yes(r.contact)
    t.yes(r.bonus)
  end,
}

scenario "a road is snowed in: 9 inches bring 4; where no snow lies on roads, 9" {
  covers = { "PIL-WEATHER-15", "PIL-TERR-11" },
  weather = "snow",
  run = function(t)
    piece("road", { line = { { 5, 10 }, { 40, 10 } }, width = 2 })
    local a = band("vikings"):add("warrior", { armour = true, at = { 10, 10 } })
    t.refused(function() move(a, { 14.1, 10 }) end, "PIL-MOVE-03")
    t.equal(move(a, { 14, 10 }).spent, 8)
    set("rules.weather.snow.exempt", "road")
    next_turn()
    t.equal(move(a, { 23, 10 }).spent, 9)
  end,
}

scenario "a wood in snow is no harder than a wood, unless the tables add both up" {
  covers = { "PIL-WEATHER-15", "PIL-TERR-09" },
  weather = "snow",
  run = function(t)
    piece("forest", { at = { 15, 10 }, size = { 10, 10 } })
    piece("field", { at = { 15, 30 }, size = { 10, 10 } })
    local red = band "huns"
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = red:add("warrior", { at = { 10, 30 } })
    t.equal(move(a, { 12, 10 }).spent, 4)
    set("rules.terrain.difficult.stack", true)
    next_turn()
    t.equal(move(a, { 14, 10 }).spent, 8)
    t.equal(move(b, { 12, 30 }).spent, 4)       -- snow alone
    local rider = red:add("warrior", { horse = true, at = { 12, 14 } })
    t.refused(function() move(rider, { 13, 14 }) end, "PIL-MOVE-03")       -- 16
  end,
}

scenario "a cliff stays a cliff, and a house a house: there is no snow inside" {
  covers = { "PIL-WEATHER-15", "PIL-OBST-05", "PIL-BUILD-06" },
  weather = "snow",
  run = function(t)
    piece("cliff", { at = { 15, 10 }, size = { 4, 4 } })
    local house = piece("house", { at = { 20, 30 }, size = { 6, 6 }, doors = { { 20, 27 } } })
    local red = band "vikings"
    local a = red:add("warrior", { at = { 12.5, 10 } })
    local b = red:add("warrior", { at = { 10, 40 } })
    t.refused(function() move(a, { 14, 10 }) end, "PIL-OBST-05")
    put(b, house, 0)
    t.equal(floor(b, 0).left, 8)
    t.refused(function() leave(b, { door = 1, to = { 20, 22.4 } }) end, "PIL-MOVE-03")
    t.equal(leave(b, { door = 1, to = { 20, 22.5 } }).spent, 8)                    -- 4 inches from the door
  end,
}

scenario "a wall goes 2 inches ahead in snow, as on any difficult ground" {
  covers = { "PIL-WEATHER-15", "PIL-WALL-06" },
  weather = "snow",
  run = function(t)
    local five = band("vikings"):row(5, "warrior", { weapon = "hand_weapon", shield = true, at = { 20, 20 } })
    form("shield_wall", five, { faces = "north" })
    t.refused(function() move_wall(five[1], { forward = 2.1 }) end, "PIL-WALL-06")
    t.equal(move_wall(five[1], { forward = 2 }).spent, 2)
  end,
}
