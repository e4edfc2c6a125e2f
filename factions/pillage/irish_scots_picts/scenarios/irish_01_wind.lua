-- Strong wind does not trouble them.
scenario "in strong wind a UA Irishman moves 8 inches, and 10 on a road" {
  covers = { "PIL-FACTION-IRISH-01" },
  weather = "wind",
  run = function(t)
    local red, blue = band "irish_scots_picts", band "vikings"
    local man = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "spear", at = { 10, 20 } })
    t.equal(reach("move", man), 8)
    t.equal(reach("move", man, nil, { road = true }), 10)
    t.equal(reach("move", viking), 7)
    t.equal(reach("move", viking, nil, { road = true }), 7)
    t.equal(move(man, { 18, 10 }).left, 0)
  end,
}

scenario "in strong wind the horn drives him on" {
  covers = { "PIL-FACTION-IRISH-01" },
  weather = "wind",
  run = function(t)
    local red = band "irish_scots_picts"
    red:add("warrior", { weapon = "hand_weapon", horn = true, at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "spear", at = { 10, 13 } })
    t.equal(reach("move", man), 10)
  end,
}

scenario "in strong wind his javelin needs 4 against UA, a Viking's 5" {
  covers = { "PIL-FACTION-IRISH-01" },
  weather = "wind",
  dice = { hit = { 4, 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "irish_scots_picts", band "vikings"
    local man = red:add("warrior", { weapon = "javelin", at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "javelin", at = { 13, 10 } })
    t.yes(shoot(man, viking).blows[1].hit)
    t.no(shoot(viking, man).blows[1].hit)
    t.odds(function() return attack(man, viking, { kind = "shoot" }).blows[1].hit end, "1/2")
    t.odds(function() return attack(viking, man, { kind = "shoot" }).blows[1].hit end, "1/3")
  end,
}

scenario "a volley of Irish bows flies straight in strong wind" {
  covers = { "PIL-FACTION-IRISH-01", "PIL-WEATHER-08" },
  weather = "wind",
  dice = { volley = { 6, 5 }, save = { 6 } },
  run = function(t)
    local red, blue = band "irish_scots_picts", band "vikings"
    local archers = red:row(4, "warrior", { weapon = "bow", at = { 10, 8 } })
    blue:row(2, "warrior", { weapon = "spear", at = { 10, 20 } })
    t.equal(volley(archers, { 10.5, 20 }).blows[1].need, 6)
    t.not_ran("PIL-WEATHER-08")
  end,
}

scenario "rain touches them" {
  covers = { "PIL-FACTION-IRISH-01" },
  weather = "rain",
  run = function(t)
    local red = band "irish_scots_picts"
    local man = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    t.equal(reach("move", man, nil, { road = true }), 7)
  end,
}
