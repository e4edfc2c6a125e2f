-- The book prints no rule of theirs: they fight as a band without a faction does.
house "test_scara" { title = "Scara" }
rule "test:scara" {
  title = "Scara", house = "test_scara", faction = "carolingians",
  hook = "pillage.modify_move",
  effect = function(ev) ev:modify(1) end,
}

scenario "weather and shield walls treat Franks as they treat anybody" {
  covers = { "PIL-FACTION-CAROLINGIANS-00" },
  run = function(t)
    local red, plain = band "carolingians", band()
    local frank = red:add("warrior", { weapon = "bow", armour = true, at = { 10, 10 } })
    local man = plain:add("warrior", { weapon = "bow", armour = true, at = { 16, 10 } })
    for _, weather in ipairs { "clear", "fog", "wind", "rain" } do
      set_weather(weather)
      t.equal(reach("move", frank), reach("move", man))
      t.equal(need("morale", frank), need("morale", man))
      t.equal(need("hit", frank, man, { kind = "shoot" }), need("hit", man, frank, { kind = "shoot" }))
    end
    set_weather("fog")
    t.equal(reach("move", frank), 5)
    local wall = red:row(5, "warrior", { weapon = "spear", shield = true, at = { 10, 20 } })
    form("shield_wall", wall, { faces = "north" })
    t.yes(wall[1]:formation("shield_wall"))
  end,
}

scenario "a Frankish band of 400 gold" {
  covers = { "PIL-FACTION-CAROLINGIANS-00" },
  run = function(t)
    local red = band "carolingians"
    red:add("chief", { weapon = "hand_weapon", armour = true, shield = true, horse = true, talents = "pagan_slayer", at = { 10, 5 } })
    red:row(2, "warrior", { weapon = "spear", armour = true, shield = true, horse = true, at = { 10, 10 } })
    red:row(3, "warrior", { weapon = "bow", at = { 10, 15 } })
    red:row(5, "warrior", { weapon = "hand_weapon", armour = true, at = { 10, 20 } })
    red:add("warrior", { weapon = "spear", standard = true, at = { 16, 20 } })
    local m = muster(red, { budget = 500 })
    t.yes(m.ok)
    t.equal(m.cost, 470)       -- 65 + 40, twice 50, three times 35, five times 25, 35
  end,
}

scenario "a rule that a table gives them is theirs alone; throwing axes stay off their list" {
  covers = { "PIL-FACTION-CAROLINGIANS-00" },
  house = { "test_scara" },
  run = function(t)
    local red, blue = band "carolingians", band "normans"
    local frank = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local norman = blue:add("warrior", { weapon = "spear", at = { 10, 20 } })
    t.equal(reach("move", frank), 9)
    t.equal(reach("move", norman), 8)
    off "test_scara"
    t.equal(reach("move", frank), 8)
    red:add("chief", { weapon = { "hand_weapon", "francisca" }, at = { 10, 30 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
