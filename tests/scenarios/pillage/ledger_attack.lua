-- Every modifier of attack rolls: the explanation names its rule and its amount.
local sword = { weapon = "hand_weapon" }

-- Two fighters so many inches apart, base to base, on foot or mounted.
local function two(a, b, apart, factions)
  factions = factions or {}
  local red, blue = band(factions[1] or "byzantines"), band(factions[2] or "anglo_saxons")
  local function r(kit) return kit.horse and 0.8 or 0.5 end
  local function troop(kit) return kit.talents and "chief" or "warrior" end
  local x = red:add(troop(a), a, { at = { 10, 10 } })
  local y = blue:add(troop(b), b, { at = { 10 + r(a) + r(b) + (apart or 0), 10 } })
  return x, y, red, blue
end

-- The same in melee.
local function foes(a, b, factions)
  local x, y, red, blue = two(a, b, 0, factions)
  engage(x, y)
  return x, y, red, blue
end

scenario "shooting: long range, large target, wind, rain" {
  covers = { "PIL-SHOOT-12", "PIL-CAV-06", "PIL-WEATHER-08", "PIL-WEATHER-12" },
  run = function(t)
    local a, b = two({ weapon = "bow" }, { weapon = "spear", horse = true }, 12)
    t.equal(need("hit", a, b, { kind = "shoot" }), 4)
    t.explains("PIL-SHOOT-12", -1)
    t.explains("PIL-CAV-06", 1)
    set_weather "wind"
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)
    t.explains("PIL-WEATHER-08", -1)
    set_weather "rain"
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)
    t.explains("PIL-WEATHER-12", -1)
  end,
}

scenario "no penalty at long range: composite bow, plumbata in a reaction, javelins of Picts" {
  covers = { "PIL-SHOOT-12", "PIL-WEAPON-05", "PIL-WEAPON-06", "PIL-FACTION-PICTS-02" },
  dice = { hit = { 3 }, charge = { 1 } },
  run = function(t)
    local a, b = two({ weapon = "composite_bow" }, sword, 29)
    t.equal(need("hit", a, b, { kind = "shoot" }), 4)
    battle {}
    a, b = two({ weapon = "javelin" }, sword, 6, { "picts" })
    t.equal(need("hit", a, b, { kind = "shoot" }), 4)
    battle {}
    a, b = two({ weapon = "plumbata" }, sword, 6)
    t.equal(charge(b, a, { react = "plumbata" }).blows[1].need, 4)
  end,
}

scenario "shooting: -1 in a reaction, +1 of the pagan slayer, 4 of an angon at a shield" {
  covers = { "PIL-REACT-02", "PIL-TALENT-17", "PIL-WEAPON-07" },
  dice = { hit = { 1 }, charge = { 1 } },
  run = function(t)
    local a, b = two({ weapon = "bow" }, sword, 5)
    t.equal(charge(b, a, { react = "bow" }).blows[1].need, 5)
    t.explains("PIL-REACT-02", -1)
    battle {}
    a, b = two({ weapon = "bow", talents = { "pagan_slayer" } }, sword, 5, { "anglo_saxons", "vikings" })
    t.equal(need("hit", a, b, { kind = "shoot" }), 3)
    t.explains("PIL-TALENT-17", 1)
    battle {}
    a, b = two({ weapon = "angon" }, { weapon = "spear", armour = true, shield = true }, 2, { "merovingians" })
    t.equal(need("hit", a, b, { kind = "shoot" }), 4)
    t.explains "PIL-WEAPON-07"
  end,
}

scenario "melee: +1 of a charge, +1 more of who rode 6 inches" {
  covers = { "PIL-CHARGE-11", "PIL-TALENT-31" },
  dice = { charge = { 5 } },
  run = function(t)
    local a, b = two({ weapon = "spear", horse = true }, sword, 8)
    a.band:add("chief", { talents = { "equites_dumnonii" }, at = { 5, 5 } })
    charge(a, b, { react = "none" })
    t.equal(need("hit", a, b), 2)
    t.explains("PIL-CHARGE-11", 1)
    t.explains("PIL-TALENT-31", 1)
  end,
}

scenario "melee: -1 for the lower, for a supporter, for a pike behind him" {
  covers = { "PIL-SLOPE-01", "PIL-SPEAR-02", "PIL-WEAPON-16" },
  run = function(t)
    local a, b = foes(sword, sword)
    piece("hill", { at = { 13, 10 }, size = { 5, 6 }, height = 2.5, tags = { "slope" } })
    b.band:add("warrior", { weapon = "spear", touch = b, bearing = 90 })
    b.band:add("warrior", { weapon = "pike", at = { 13, 10 } })
    t.equal(need("hit", a, b), 6)
    t.explains("PIL-SLOPE-01", -1)
    t.explains("PIL-SPEAR-02", -1)
    t.explains("PIL-WEAPON-16", -1)
  end,
}

scenario "melee: -1 at riders, not with a spear; -1 of a sabre at armour" {
  covers = { "PIL-CAV-08", "PIL-WEAPON-13" },
  run = function(t)
    local a, b = foes({ weapon = "sabre" }, { weapon = "spear", horse = true, shield = true })
    t.equal(need("hit", a, b), 6)
    t.explains("PIL-CAV-08", -1)
    t.explains("PIL-WEAPON-13", -1)
    battle {}
    a, b = foes({ weapon = "spear" }, { weapon = "spear", horse = true, shield = true })
    t.equal(need("hit", a, b), 5)
    battle {}
    a, b = foes({ weapon = "sabre" }, sword)
    t.equal(need("hit", a, b), 3)
  end,
}

scenario "melee: +1 of the pagan slayer and of the war cry" {
  covers = { "PIL-TALENT-17", "PIL-TALENT-34" },
  choices = { ["PIL-TALENT-34"] = { "yes" } },
  run = function(t)
    local a, b = foes({ weapon = "hand_weapon", talents = { "pagan_slayer", "war_cry" } }, { weapon = "hand_weapon", shield = true }, { "picts", "vikings" })
    to_stage "melee"
    t.equal(need("hit", a, b), 2)
    t.explains("PIL-TALENT-17", 1)
    t.explains("PIL-TALENT-34", 1)
  end,
}

scenario "melee: -1 against the provocateur in his first fight of the game" {
  covers = { "PIL-TALENT-39" },
  dice = { hit = { Chief = { 1, 1 }, Warrior = { 3 } } },
  run = function(t)
    local a, b = foes(sword, { weapon = "hand_weapon", talents = { "lewd_provocateur" } })
    local r = fight(a, b)
    t.equal(r:by(a)[1].need, 4)
    t.explains("PIL-TALENT-39", -1)
  end,
}

-- Saxons on deck: the bonus of a charge, in every round, without one.
scenario "melee: +1 of Saxons on a ship, in every round" {
  covers = { "PIL-FACTION-SAXONS-03" },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    piece("ship", { at = { 20, 20 }, size = { 3, 10 } })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 20, 19.5 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20.5 } })
    engage(a, b)
    t.equal(need("hit", a, b), 2)
    t.explains "PIL-FACTION-SAXONS-03"
    t.explains("PIL-CHARGE-11", 1)
    t.dice { hit = { 1, 1 } }
    t.equal(fight(a, b):by(a)[1].need, 2)
    next_turn()
    t.equal(need("hit", a, b), 2)
  end,
}

-- Re-rolls: the rule that gave one stands in the blow.
local function again(t, a, b, rule, faces)
  t.dice { hit = faces }
  t.equal(attack(a, b, { kind = "melee" }).blows[1].reroll, rule)
end

scenario "melee: ones near a standard, failures of Visigoths, near a relic, of a scramasax, against false emperors" {
  covers = { "PIL-GEAR-01", "PIL-FACTION-VISIGOTHS-02", "PIL-TALENT-15", "PIL-TALENT-22", "PIL-FACTION-ROMANS-03" },
  run = function(t)
    local a, b, red = foes(sword, sword)
    red:add("warrior", { standard = true, at = { 8, 10 } })
    again(t, a, b, "PIL-GEAR-01", { 1, 2 })
    again(t, a, b, nil, { 2 })
    battle {}
    a, b, red = foes(sword, sword, { "visigoths" })
    red:add("warrior", { standard = true, at = { 8, 10 } })
    again(t, a, b, "PIL-FACTION-VISIGOTHS-02", { 2, 2 })
    battle {}
    a, b, red = foes(sword, sword)
    red:add("chief", { talents = { "relic_bearer" }, at = { 8, 10 } })
    again(t, a, b, "PIL-TALENT-15", { 2, 2 })
    battle {}
    a, b = foes({ talents = { "scramasax" } }, sword)
    again(t, a, b, "PIL-TALENT-22", { 4, 4 })
    battle {}
    a, b = foes(sword, { weapon = "hand_weapon", talents = {} }, { "late_romans", "late_romans" })
    again(t, a, b, "PIL-FACTION-ROMANS-03", { 2, 2 })
  end,
}
