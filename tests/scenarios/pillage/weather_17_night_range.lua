-- Night: the range of all ranged weapons is halved.
local function shooter(weapon, y)
  return band("byzantines"):add("warrior", { weapon = weapon, at = { 10, y or 10 } })
end

scenario "at night every ranged weapon reaches half as far" {
  covers = { "PIL-WEATHER-17" },
  weather = "night",
  run = function(t)
    t.equal(reach("range", shooter("javelin", 5)), 3)
    t.equal(reach("range", shooter("bow", 10)), 10)
    t.equal(reach("range", shooter("crossbow", 15)), 10)
    t.equal(reach("range", shooter("sling", 20)), 7.5)
    t.equal(reach("range", shooter("composite_bow", 25)), 15)
    t.ran "PIL-WEATHER-17"
  end,
}

scenario "a javelin flies 3 inches, long beyond 1.5" {
  covers = { "PIL-WEATHER-17", "PIL-SHOOT-11" },
  weather = "night",
  dice = { hit = { 1, 1 } },
  run = function(t)
    local enemy = band("vikings"):add("warrior", { weapon = "spear", at = { 12.5, 10 } })
    t.equal(shoot(shooter "javelin", enemy, { shots = 1 }).blows[1].need, 4)    -- 1.5 inches
    put(enemy, { 12.6, 20 })
    t.equal(shoot(shooter("javelin", 20), enemy, { shots = 1 }).blows[1].need, 5)
    put(enemy, { 14.1, 30 })
    t.equal(shoot(shooter("javelin", 30), enemy, { shots = 1 }).lost, 1)        -- 3.1
  end,
}

scenario "a sling reaches 7.5 inches, long beyond 3.75; rounded down it reaches 7" {
  covers = { "PIL-WEATHER-17", "PIL-SHOOT-11" },
  weather = "night",
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local enemy = band("vikings"):add("warrior", { weapon = "spear", at = { 14.75, 10 } })
    t.equal(shoot(shooter "sling", enemy, { shots = 1 }).blows[1].need, 5)
    put(enemy, { 14.8, 20 })
    t.equal(shoot(shooter("sling", 20), enemy, { shots = 1 }).blows[1].need, 6)
    put(enemy, { 18.5, 30 })
    t.equal(#shoot(shooter("sling", 30), enemy, { shots = 1 }).blows, 1)         -- 7.5
    set("rules.rounding.range", "down")
    t.equal(reach("range", shooter("sling", 40)), 7)
    set("rules.rounding.range", "up")
    t.equal(reach("range", shooter("sling", 45)), 8)
  end,
}

scenario "from a height a bow reaches 15 inches at night" {
  covers = { "PIL-WEATHER-17", "PIL-SHOOT-16" },
  weather = "night",
  run = function(t)
    piece("hill", { at = { 10, 20 }, size = { 6, 6 }, height = 2.5 })
    local enemy = band("vikings"):add("warrior", { weapon = "spear", at = { 35, 20 } })
    t.equal(reach("range", shooter("bow", 20), enemy), 15)
  end,
}

scenario "a shot at a charger falls short at night too, and a thrown axe" {
  covers = { "PIL-WEATHER-17", "PIL-REACT-02", "PIL-WEAPON-08" },
  weather = "night",
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local a = red:add("warrior", { weapon = { "francisca", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "javelin", at = { 14.1, 10 } })      -- 3.1 inches
    local r = charge(a, b, { react = "javelin" })
    t.equal(#r.blows, 0)
    t.yes(r.contact)
  end,
}

scenario "only bows and crossbows may suffer at night" {
  covers = { "PIL-WEATHER-17" },
  weather = "night",
  set = { ["rules.weather.night.weapons"] = "bows" },
  run = function(t)
    t.equal(reach("range", shooter "bow"), 10)
    t.equal(reach("range", shooter("crossbow", 15)), 10)
    t.equal(reach("range", shooter("sling", 20)), 15)
    t.equal(reach("range", shooter("javelin", 25)), 6)
  end,
}
