-- Neither heavy rain nor strong wind troubles them.
scenario "in strong wind a Welsh rider moves 14 inches, a man on foot 8, on a road 10" {
  covers = { "PIL-FACTION-WELSH-01" },
  weather = "wind",
  run = function(t)
    local red, blue = band "welsh", band "normans"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local man = red:add("warrior", { weapon = "spear", at = { 10, 15 } })
    local norman = blue:add("warrior", { weapon = "spear", horse = true, at = { 10, 25 } })
    t.equal(reach("move", rider), 14)
    t.equal(reach("move", man), 8)
    t.equal(reach("move", man, nil, { road = true }), 10)
    t.equal(reach("move", norman), 10)
    t.equal(move(rider, { 24, 10 }).left, 0)
  end,
}

scenario "in heavy rain a Welsh sling needs 5 against FA, in strong wind too" {
  covers = { "PIL-FACTION-WELSH-01" },
  dice = { hit = { 5 }, save = { 6 } },
  run = function(t)
    local red, blue = band "welsh", band "carolingians"
    local man = red:add("warrior", { weapon = "sling", at = { 10, 10 } })
    local frank = blue:add("warrior", { weapon = "sling", armour = true, shield = true, at = { 15, 10 } })
    for _, weather in ipairs { "rain", "wind" } do
      set_weather(weather)
      t.equal(need("hit", man, frank, { kind = "shoot" }), 5)
      t.equal(need("hit", frank, man, { kind = "shoot" }), 6)
      t.odds(function() return attack(man, frank, { kind = "shoot" }).blows[1].hit end, "1/3")
      t.odds(function() return attack(frank, man, { kind = "shoot" }).blows[1].hit end, "1/6")
    end
    t.yes(shoot(man, frank, { shots = 1 }).blows[1].hit)
  end,
}

scenario "in heavy rain a road carries a Welsh man 10 inches; fog slows him" {
  covers = { "PIL-FACTION-WELSH-01" },
  run = function(t)
    local red = band "welsh"
    local man = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    set_weather("rain")
    t.equal(reach("move", man, nil, { road = true }), 10)
    set_weather("fog")                 -- fog is nothing that they know
    t.equal(reach("move", man), 6)
    t.equal(need("morale", man), 3)
  end,
}
