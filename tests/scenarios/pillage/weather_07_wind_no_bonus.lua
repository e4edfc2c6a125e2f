-- Strong wind: no movement bonus. The FA man shows it: the cap alone would give 7.
scenario "in strong wind the horn adds nothing" {
  covers = { "PIL-WEATHER-07" },
  run = function(t)
    local red = band "vikings"
    red:add("warrior", { weapon = "hand_weapon", horn = true, at = { 10, 10 } })
    local sa = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 13 } })
    local fa = red:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 13, 10 } })
    t.equal(reach("move", sa), 9)
    t.equal(reach("move", fa), 8)
    set_weather("wind")
    t.equal(reach("move", sa), 7)
    t.equal(reach("move", fa), 6)
  end,
}

scenario "on a road near the horn an SA man moves 7 inches in strong wind, not 11" {
  covers = { "PIL-WEATHER-07" },
  run = function(t)
    local red = band "vikings"
    red:add("warrior", { weapon = "hand_weapon", horn = true, at = { 10, 10 } })
    local sa = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 13 } })
    t.equal(reach("move", sa, nil, { road = true }), 11)
    set_weather("wind")
    t.equal(reach("move", sa, nil, { road = true }), 7)
  end,
}

scenario "the +3 of a charge is no movement bonus, loot still weighs" {
  covers = { "PIL-WEATHER-07", "PIL-WEATHER-06" },
  weather = "wind",
  dice = { charge = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local fa = red:add("warrior", { weapon = "spear", armour = true, shield = true, loot = 2, at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 16, 10 } })
    t.equal(reach("move", fa), 4)
    t.equal(charge(fa, enemy, { react = "none" }).reach, 7)
  end,
}

talent "test_runner" { title = "Runner", price = 1 }
rule "test:runner" { title = "Runner", talent = "test_runner", hook = "pillage.modify_charge_distance", effect = function(ev) ev:modify(1) end }

scenario "what a talent adds to a charge counts in strong wind, or does not" {
  covers = { "PIL-WEATHER-07" },
  weather = "wind",
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("chief", { weapon = "hand_weapon", talents = { "test_runner" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 16, 10 } })
    t.equal(reach("charge", a, b, { roll = 3 }), 11)
    set("rules.weather.wind.bonus_kinds", "all")
    t.equal(reach("charge", a, b, { roll = 3 }), 10)
  end,
}
