-- Every modifier of saves: the explanation names its rule and its amount.
local sword = { weapon = "hand_weapon" }
local shield = { weapon = "hand_weapon", shield = true }

local function troop(kit) return kit.talents and "chief" or "warrior" end
local function r(kit) return kit.horse and 0.8 or 0.5 end

-- A strikes at B.
local function foes(a, b, factions)
  factions = factions or {}
  local red, blue = band(factions[1] or "byzantines"), band(factions[2] or "anglo_saxons")
  local x = red:add(troop(a), a, { at = { 10, 10 } })
  local y = blue:add(troop(b), b, { at = { 10 + r(a) + r(b), 10 } })
  engage(x, y)
  return x, y, red, blue
end

scenario "a raised shield +1, several enemies -1, a standard -1" {
  covers = { "PIL-SHIELD-02", "PIL-MULTI-03", "PIL-GEAR-04" },
  run = function(t)
    local a, b, red = foes(sword, shield)
    raise_shield(b)
    t.equal(need("save", b, a), 4)
    t.explains("PIL-SHIELD-02", 1)
    engage(red:add("warrior", sword, { at = { 12, 10 } }), b)
    t.equal(need("save", b, a), 5)
    t.explains("PIL-MULTI-03", -1)
    battle {}
    a, b = foes(sword, { weapon = "hand_weapon", standard = true })
    t.equal(need("save", b, a), 7)
    t.explains("PIL-GEAR-04", -1)
  end,
}

-- A wall of so many ranks, and a man before it or behind it.
local function wall(faces, ranks, talents)
  battle {}
  local red, blue = band "late_romans", band "anglo_saxons"
  local men = red:row(5, "warrior", shield, { at = { 20, 20 } })
  local second = ranks == 2 and red:row(5, "warrior", { weapon = "spear", shield = true }, { at = { 20, 19 } }) or nil
  if talents then red:add("chief", { talents = talents, at = { 22, 15 } }) end
  form("shield_wall", men, { faces = faces, second_rank = second })
  local foe = blue:add("warrior", sword, { touch = men[3], bearing = 0 })
  engage(foe, men[3])
  return men[3], foe
end

scenario "a shield wall +1 from the front, +2 with a second rank or a legion, -1 from the rear" {
  covers = { "PIL-WALL-02", "PIL-WALL-03", "PIL-WALL-05", "PIL-TALENT-23" },
  run = function(t)
    local m, foe = wall("north", 1)
    t.equal(need("save", m, foe), 4)
    t.explains("PIL-WALL-02", 1)
    m, foe = wall("south", 1)
    t.equal(need("save", m, foe), 6)
    t.explains("PIL-WALL-03", -1)
    m, foe = wall("north", 2)
    t.equal(need("save", m, foe), 3)
    t.explains("PIL-WALL-05", 2)
    m, foe = wall("north", 1, { "legion_shield_wall" })
    t.equal(need("save", m, foe), 3)
    t.explains("PIL-WALL-02", 2)
    t.explains "PIL-TALENT-23"
  end,
}

scenario "a charge of cavalry -1, a kontos in it -1 more" {
  covers = { "PIL-CAV-05", "PIL-WEAPON-15" },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "byzantines", band "anglo_saxons"
    local a = red:add("cataphract", { weapon = "kontos", armour = true, horse = true, at = { 10, 10 } })
    local b = blue:add("warrior", shield, { at = { 16, 10 } })
    charge(a, b, { react = "none" })
    t.equal(need("save", b, a), 7)
    t.explains("PIL-CAV-05", -1)
    t.explains("PIL-WEAPON-15", -1)
  end,
}

scenario "crossbow, Dane axe on foot, pike and the pikeman -1 each" {
  covers = { "PIL-WEAPON-02", "PIL-WEAPON-12", "PIL-WEAPON-16" },
  run = function(t)
    local a, b = foes({ weapon = "dane_axe" }, shield)
    t.equal(need("save", b, a), 6)
    t.explains("PIL-WEAPON-12", -1)
    battle {}
    a, b = foes({ weapon = "dane_axe", horse = true }, shield)
    t.equal(need("save", b, a), 5)
    battle {}
    a, b = foes({ weapon = "pike" }, shield)
    t.equal(need("save", b, a), 6)
    t.explains("PIL-WEAPON-16", -1)
    t.equal(need("save", a, b), 7)
    t.explains("PIL-WEAPON-16", -1)
    battle {}
    local red, blue = band "byzantines", band "anglo_saxons"
    a = red:add("warrior", { weapon = "crossbow", at = { 10, 10 } })
    b = blue:add("warrior", shield, { at = { 18, 10 } })
    t.equal(need("save", b, a, { kind = "shoot", weapon = "crossbow" }), 6)
    t.explains("PIL-WEAPON-02", -1)
  end,
}

scenario "a francisca -1" {
  covers = { "PIL-WEAPON-08" },
  dice = { hit = { 5 }, save = { 6 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "merovingians", band "anglo_saxons"
    local a = red:add("warrior", { weapon = { "francisca", "hand_weapon" }, at = { 10, 10 } })
    local b = blue:add("warrior", shield, { at = { 13, 10 } })
    t.equal(charge(a, b, { react = "none" }).blows[1].save.need, 6)
    t.explains("PIL-WEAPON-08", -1)
  end,
}

scenario "two hand weapons -1, Magyars on foot -1, Saxons in a bog +1" {
  covers = { "PIL-FACTION-RUS-04", "PIL-FACTION-MAGYARS-02", "PIL-FACTION-SAXONS-01" },
  run = function(t)
    local a, b = foes(sword, { weapon = { "hand_weapon", "hand_weapon" } }, { nil, "kievan_rus" })
    t.equal(need("save", b, a), 7)
    t.explains("PIL-FACTION-RUS-04", -1)
    battle {}
    a, b = foes(sword, shield, { nil, "magyars" })
    t.equal(need("save", b, a), 6)
    t.explains("PIL-FACTION-MAGYARS-02", -1)
    battle {}
    a, b = foes(sword, shield, { nil, "saxons" })
    piece("bog", { at = { 11, 10 }, size = { 6, 6 } })
    t.equal(need("save", b, a), 4)
    t.explains("PIL-FACTION-SAXONS-01", 1)
  end,
}

scenario "the war cry -1, mushrooms with a 1 -1" {
  covers = { "PIL-TALENT-34", "PIL-TROOP-06" },
  choices = { ["PIL-TALENT-34"] = { "yes" }, ["PIL-TROOP-05"] = { "yes" } },
  dice = { ["PIL-TROOP-06"] = { 1 } },
  run = function(t)
    local a, b = foes(sword, { weapon = "hand_weapon", shield = true, talents = { "war_cry" } }, { nil, "picts" })
    local mad = b.band:add("berserker", sword, { at = { 30, 30 } })
    to_stage "melee"
    t.equal(need("save", b, a), 6)
    t.explains("PIL-TALENT-34", -1)
    engage(a.band:add("warrior", sword, { at = { 31, 30 } }), mad)
    t.equal(need("save", mad, "Warrior 2"), 8)
    t.explains("PIL-TROOP-06", -1)
    t.explains("PIL-TALENT-34", -1)
  end,
}

scenario "no save: blows of berserkers, animals, doors" {
  covers = { "PIL-TROOP-04", "PIL-HIT-03", "PIL-BUILD-10" },
  dice = { hit = { 6, 6, 6 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local mad = red:add("berserker", sword, { at = { 10, 10 } })
    local b = blue:add("chief", shield, { at = { 11, 10 } })
    engage(mad, b)
    t.no(attack(mad, b, { kind = "melee" }).blows[1].save)
    t.no(attack(mad, band(nil, { neutral = true }):add("cow", { at = { 9, 10 } }), { kind = "melee" }).blows[1].save)
    local tower = piece("tower", { at = { 20, 30 }, size = { 4, 4 }, doors = { { 20, 28 } } })
    put(blue:add("warrior", sword, { at = { 40, 40 } }), tower)
    local a = red:add("warrior", { weapon = "dane_axe", at = { 20, 22 } })
    assault(a, tower)
    t.yes(batter(a).ok)
  end,
}

scenario "re-rolls: the magic sword, near the Roman standard, Visigoths at their loot" {
  covers = { "PIL-TALENT-29", "PIL-FACTION-ROMANS-02", "PIL-FACTION-VISIGOTHS-03" },
  run = function(t)
    local function again(a, b, rule)
      t.dice { hit = { 6 }, save = { 1, 6 } }
      local save = attack(a, b, { kind = "melee" }).blows[1].save
      t.yes(save.ok)
      t.explains(rule)
    end
    local a, b = foes(sword, { weapon = "hand_weapon", shield = true, talents = { "magic_sword" } })
    again(a, b, "PIL-TALENT-29")
    battle {}
    a, b = foes(sword, shield, { nil, "late_romans" })
    b.band:add("warrior", { standard = true, at = { 13, 10 } })
    again(a, b, "PIL-FACTION-ROMANS-02")
    battle {}
    local red, blue = band "vikings", band "visigoths"
    a = red:add("warrior", sword, { at = { 10, 10 } })
    b = blue:add("warrior", shield, { loot = 1, at = { 11, 10 } })
    engage(a, b)
    again(a, b, "PIL-FACTION-VISIGOTHS-03")
  end,
}
