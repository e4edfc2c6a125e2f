-- Where the worst, the lowest or the best holds, what play says without the rule
-- is one of the values compared.
house "test_easy" { title = "Test of easy ground" }
rule "test:easy" {
  house = "test_easy",
  { hook = "pillage.modify_terrain_class", effect = function(ev) ev:become "difficult" end },
  { hook = "pillage.modify_terrain_cost", effect = function(ev) ev:become(3) end },
  { hook = "pillage.modify_obstacle_cost", effect = function(ev) ev:become(5) end },
  { hook = "pillage.modify_to_hit", effect = function(ev) ev:become(6) end },
  { hook = "pillage.modify_armour_class", effect = function(ev) ev:become "SA" end },
}

scenario "a rule that makes all ground difficult makes no cliff passable" {
  covers = { "PIL-TERR-09", "PIL-OBST-05" },
  house = { "test_easy" },
  run = function(t)
    local red = band "vikings"
    piece("cliff", { at = { 15, 10 }, size = { 4, 4 } })
    local a, b = red:add("warrior", { at = { 10, 10 } }), red:add("warrior", { at = { 10, 20 } })
    t.refused(function() move(a, { 14, 10 }) end, "PIL-OBST-05")
    t.equal(move(b, { 13, 20 }).spent, 6)                 -- the open table is difficult, an inch costs 2, not 3
  end,
}

scenario "rain on a cliff with a field on it, and snow on a cliff, soften neither" {
  covers = { "PIL-WEATHER-10", "PIL-WEATHER-15" },
  weather = "rain",
  run = function(t)
    local red = band "vikings"
    piece("cliff", { at = { 15, 10 }, size = { 4, 4 }, tags = { "field" } })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.refused(function() move(a, { 14, 10 }) end, "PIL-OBST-05")
    set_weather "snow"
    t.refused(function() move(a, { 13.5, 10 }) end, "PIL-OBST-05")
    t.equal(move(a, { 12, 10 }).spent, 4)
    t.ran "PIL-WEATHER-15"
  end,
}

scenario "no rule makes worse by naming a value: a fence costs 2 and not 5, a man is FA and hit on 5 and not 6" {
  covers = { "PIL-OBST-02", "PIL-HIT-01" },
  house = { "test_easy" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("fence", { line = { { 10, 10.7 }, { 12, 10.7 } }, width = 0.2 })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local b = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 20, 21 } })
    t.equal(b.class, "FA")
    off "test:easy"
    local before = need("hit", a, b)
    on "test:easy"
    t.equal(need("hit", a, b), before)
    t.equal(before, 5)
    local c = red:add("warrior", { at = { 11, 10 } })
    t.equal(move(c, { 11, 11.4 }).spent, 4)
  end,
}
