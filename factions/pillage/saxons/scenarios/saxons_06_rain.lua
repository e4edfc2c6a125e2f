-- Heavy rain does not trouble Saxons.
scenario "in rain a Saxon bow needs 4, that of a Viking 5" {
  covers = { "PIL-FACTION-SAXONS-06" },
  weather = "rain",
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    local bow = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local his = blue:add("warrior", { weapon = "bow", at = { 10, 15 } })
    t.equal(need("hit", bow, his, { kind = "shoot" }), 4)
    t.equal(need("hit", his, bow, { kind = "shoot" }), 5)
    set_weather "wind"
    t.equal(need("hit", bow, his, { kind = "shoot" }), 5)
  end,
}

scenario "in rain four Saxons volley as in fair weather, and a stranger among them spoils it" {
  covers = { "PIL-FACTION-SAXONS-06" },
  weather = "rain",
  dice = { volley = { 6, 6, 4 }, save = { 1, 1 } },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    local archers = red:row(4, "warrior", { weapon = "bow", at = { 10, 10 } })
    local foe = blue:add("warrior", { hp = 3, at = { 12, 20 } })
    t.equal(volley(archers, { 12, 20 }).blows[1].need, 6)
    next_turn()
    archers[5] = red:add("warrior", { weapon = "bow", faction = "huns", at = { 14, 10 } })
    t.equal(volley(archers, { 12, 20 }).blows[1].need, 7)
  end,
}
