-- Normans do not mind heavy rain; everybody else on the table does.
scenario "in heavy rain a Norman bow needs 4 against UA, and 5 at long range" {
  covers = { "PIL-FACTION-NORMANS-01" },
  weather = "rain",
  dice = { hit = { 4, 4, 4 }, save = { 6, 6 } },
  run = function(t)
    local red, blue = band "normans", band "vikings"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local other = blue:add("warrior", { weapon = "bow", at = { 11, 10 } })
    local far = blue:add("warrior", { weapon = "spear", at = { 17, 14 } })
    t.equal(shoot(archer, other, { shots = 1 }).blows[1].need, 4)
    t.not_ran("PIL-WEATHER-12")
    t.equal(need("hit", archer, far, { kind = "shoot" }), 5)
    t.equal(need("hit", other, archer, { kind = "shoot" }), 5)
    t.no(shoot(other, archer, { shots = 1 }).blows[1].hit)
    t.yes(shoot(archer, other, { shots = 1 }).blows[1].hit)
  end,
}

scenario "in heavy rain a Norman bow hits half the time, a Viking one in three" {
  covers = { "PIL-FACTION-NORMANS-01" },
  weather = "rain",
  run = function(t)
    local red, blue = band "normans", band "vikings"
    local norman = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local viking = blue:add("warrior", { weapon = "bow", at = { 11, 10 } })
    t.odds(function() return shoot(norman, viking, { shots = 1 }).blows[1].hit end, "1/2")
    t.odds(function() return shoot(viking, norman, { shots = 1 }).blows[1].hit end, "1/3")
  end,
}

scenario "in heavy rain a road carries Normans as far as ever" {
  covers = { "PIL-FACTION-NORMANS-01" },
  weather = "rain",
  run = function(t)
    local red, blue = band "normans", band "vikings"
    local norman = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 15 } })
    local viking = blue:add("warrior", { weapon = "spear", armour = true, at = { 10, 20 } })
    t.equal(reach("move", norman, nil, { road = true }), 9)
    t.equal(reach("move", rider, nil, { road = true }), 18)
    t.equal(reach("move", viking, nil, { road = true }), 7)
  end,
}

scenario "fog and wind touch Normans" {
  covers = { "PIL-FACTION-NORMANS-01" },
  run = function(t)
    local red = band "normans"
    local norman = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    set_weather("fog")
    t.equal(reach("move", norman), 5)
    t.equal(need("morale", norman), 3)
    set_weather("wind")
    t.equal(reach("move", norman, nil, { road = true }), 7)
  end,
}
