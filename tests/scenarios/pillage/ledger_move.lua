-- Every change to movement, charge distance and range, explained by its rule.
local function man(side, kit, at) return side:add("warrior", kit or {}, { at = at or { 10, 10 } }) end

scenario "base, horn, steppe horses, loot, Magyars on foot" {
  covers = { "PIL-MOVE-03", "PIL-GEAR-06", "PIL-TALENT-33", "PIL-LOOT-04", "PIL-FACTION-MAGYARS-02" },
  run = function(t)
    local red = band "magyars"
    local a = man(red, { armour = true, shield = true, loot = 2 })
    t.equal(reach("move", a), 3)                       -- 6, -1, -2
    t.explains("PIL-LOOT-04", -2)
    t.explains("PIL-FACTION-MAGYARS-02", -1)
    man(red, { horn = true }, { 14, 10 })
    t.equal(reach("move", a), 5)
    t.explains("PIL-GEAR-06", 2)
    red:add("chief", { talents = { "steppe_mobility" }, at = { 40, 40 } })
    t.equal(reach("move", man(red, { horse = true }, { 30, 30 })), 16)
    t.explains("PIL-TALENT-33", 2)
  end,
}

scenario "roads: 2 on foot, 4 mounted; fog takes 2, not on roads" {
  covers = { "PIL-TERR-11", "PIL-WEATHER-03" },
  run = function(t)
    local red = band "huns"
    local a, b = man(red), man(red, { horse = true }, { 20, 10 })
    t.equal(reach("move", a, nil, { road = true }), 10)
    t.explains("PIL-TERR-11", 2)
    t.equal(reach("move", b, nil, { road = true }), 18)
    t.explains("PIL-TERR-11", 4)
    set_weather "fog"
    t.equal(reach("move", a), 6)
    t.explains("PIL-WEATHER-03", -2)
    t.equal(reach("move", b), 12)
    t.equal(reach("move", a, nil, { road = true }), 10)
  end,
}

scenario "strong wind: no additions, 7 inches at most on foot and 10 mounted" {
  covers = { "PIL-WEATHER-06", "PIL-WEATHER-07" },
  weather = "wind",
  run = function(t)
    local red = band "huns"
    local a, b, c = man(red), man(red, { horse = true }, { 20, 10 }), man(red, { armour = true, shield = true }, { 12, 14 })
    man(red, { horn = true }, { 14, 10 })
    t.equal(reach("move", a), 7)
    t.explains "PIL-WEATHER-06"
    t.equal(reach("move", b), 10)
    t.equal(reach("move", c), 6)
    t.explains "PIL-WEATHER-07"
    t.equal(reach("move", c, nil, { road = true }), 6)
  end,
}

scenario "a victim's move, difficult ground by two and by four, an obstacle 2" {
  covers = { "PIL-ABDUCT-01", "PIL-TERR-09", "PIL-CAV-02", "PIL-OBST-02" },
  run = function(t)
    local red, people = band "huns", band(nil, { neutral = true })
    local a = man(red)
    abduct(a, people:add("adult", { touch = a, bearing = 90 }))
    t.equal(reach("move", a), 6)
    t.explains "PIL-ABDUCT-01"
    piece("bog", { at = { 25, 20 }, size = { 10, 20 } })
    piece("fence", { line = { { 35, 0 }, { 35, 20 } } })
    t.equal(move(man(red, {}, { 22, 14 }), { 24, 14 }).spent, 4)
    t.explains "PIL-TERR-09"
    t.equal(move(man(red, { horse = true }, { 22, 20 }), { 24, 20 }).spent, 8)
    t.explains "PIL-CAV-02"
    move(man(red, {}, { 34, 10 }), { 36, 10 })
    t.explains("PIL-OBST-02", -2)
  end,
}

-- A charge at a target 7 inches away.
local function charged(faction, foes, kit)
  local red, blue = band(faction), band(foes or "anglo_saxons")
  local a = man(red, kit or { weapon = "hand_weapon" })
  local b = man(blue, { weapon = "hand_weapon" }, { 18, 10 })
  return a, b, red, blue
end

scenario "charges: +1 of the mead, -2 near a standard of the Romano-British, half at night" {
  covers = { "PIL-TALENT-11", "PIL-FACTION-ROMANOBRITISH-01", "PIL-WEATHER-18", "PIL-WEATHER-19" },
  run = function(t)
    local a, b, red = charged "vikings"
    t.equal(reach("charge", a, b, { roll = 2 }), 10)
    red:add("chief", { talents = { "mead_dispenser" }, at = { 5, 10 } })
    t.equal(reach("charge", a, b, { roll = 2 }), 11)
    t.explains("PIL-TALENT-11", 1)
    battle {}
    local _, blue
    a, b, _, blue = charged("vikings", "romano_british")
    man(blue, { standard = true }, { 20, 10 })
    t.equal(reach("charge", a, b, { roll = 2 }), 8)
    t.explains("PIL-FACTION-ROMANOBRITISH-01", -2)
    battle { weather = "night" }
    a, b = charged "vikings"
    t.equal(reach("charge", a, b, { roll = 3 }), 5)      -- 11, rounded down
    t.explains "PIL-WEATHER-18"
    piece("house", { at = { 18, 14 }, size = { 2, 2 } })
    local lighter = man(b.band, { torch = true }, { 18, 12.5 })
    t.dice { ignite = { 4 } }
    ignite(lighter, "House")
    t.equal(reach("charge", a, b, { roll = 3 }), 11)     -- by the light of the fire
  end,
}

scenario "charges: a d6 under mushrooms, a re-rolled die of Visigoths" {
  covers = { "PIL-TROOP-06", "PIL-TALENT-30" },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  dice = { ["PIL-TROOP-06"] = { 6 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local mad = red:add("berserker", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = man(blue, {}, { 23.5, 10 })                -- 12.5 inches: 8 and a 5 are enough
    to_stage "movement"
    end_part(red)
    t.yes(mad:touches(b))
    battle {}
    local a, c, band_ = charged "visigoths"
    band_:add("chief", { talents = { "arian_fervour" }, at = { 5, 10 } })
    t.dice { charge = { 1, 5 } }
    t.equal(charge(a, c, { react = "none" }).roll, 3)
    t.explains "PIL-TALENT-30"
  end,
}

scenario "range: half in fog and at night, 5 more from above, 2 more of a talent" {
  covers = { "PIL-WEATHER-05", "PIL-WEATHER-17", "PIL-SHOOT-16", "PIL-TALENT-07" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a, b = man(red, { weapon = "bow" }), man(blue, {}, { 30, 10 })
    local j = man(red, { weapon = "javelin" }, { 10, 20 })
    set_weather "fog"
    t.equal(reach("range", a, b), 10)
    t.explains "PIL-WEATHER-05"
    t.equal(reach("range", j, b), 6)
    set_weather "night"
    t.equal(reach("range", a, b), 10)
    t.explains "PIL-WEATHER-17"
    t.equal(reach("range", j, b), 3)
    set_weather "clear"
    piece("hill", { at = { 10, 10 }, size = { 6, 6 }, height = 2.5 })
    t.equal(reach("range", a, b), 25)
    t.explains("PIL-SHOOT-16", 5)
    red:add("chief", { talents = { "shooting_training" }, at = { 10, 30 } })
    t.equal(reach("range", a, b), 27)
    t.explains("PIL-TALENT-07", 2)
  end,
}
