-- Snow is nothing to the Rus.
scenario "in snow an SA Rus moves 7 inches, a Viking 3" {
  covers = { "PIL-FACTION-RUS-01" },
  weather = "snow",
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "spear", armour = true, at = { 10, 20 } })
    t.equal(move(rus, { 17, 10 }).spent, 7)
    t.refused(function() move(viking, { 13.1, 20 }) end, "PIL-MOVE-03")
    t.equal(move(viking, { 13, 20 }).spent, 6)
  end,
}

scenario "his fires are lit as on dry days" {
  covers = { "PIL-FACTION-RUS-01" },
  weather = "snow",
  dice = { ignite = { 4 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", { weapon = "spear", torch = true, at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "spear", torch = true, at = { 30, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    local barn = piece("house", { at = { 32.5, 10 }, size = { 4, 4 } })
    t.equal(need("ignite", viking, barn), 6)
    t.equal(need("ignite", rus, house), 4)
    t.yes(ignite(rus, house).burns)
    t.odds(function() return ignite(viking, barn).burns end, "1/6")
  end,
}

scenario "his riders keep their charge bonus in snow" {
  covers = { "PIL-FACTION-RUS-01", "PIL-CAV-03" },
  weather = "snow",
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rider = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 24 } })
    t.yes(charge(rider, foe, { react = "none" }).bonus)
  end,
}

scenario "rain and fog trouble him" {
  covers = { "PIL-FACTION-RUS-01" },
  run = function(t)
    local red = band "kievan_rus"
    local rus = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    set_weather("fog")
    t.equal(reach("move", rus), 5)
    set_weather("rain")
    t.equal(reach("move", rus, nil, { road = true }), 7)
  end,
}
