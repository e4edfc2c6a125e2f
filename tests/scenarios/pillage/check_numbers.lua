-- Numbers of the second half of the book that no other scenario gives.
scenario "clear weather runs no rule at all" {
  covers = { "PIL-WEATHER-02" },
  weather = "clear",
  dice = { hit = { 4 }, save = { 6 }, morale = { 2 }, ignite = { 4 } },
  run = function(t)
    local red, blue = band "carolingians", band "merovingians"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    t.equal(reach("move", a), 8)
    shoot(a, b, { shots = 1 })
    morale(b)
    ignite(red:add("warrior", { torch = true, at = { 27.5, 30 } }), piece("house", { at = { 30, 30 }, size = { 4, 4 } }))
    for i = 3, 19 do t.not_ran(string.format("PIL-WEATHER-%02d", i)) end
  end,
}

scenario "in fog a trained archer reaches 12 inches, long beyond 6" {
  covers = { "PIL-WEATHER-05", "PIL-TALENT-07", "PIL-SHOOT-11" },
  weather = "fog",
  run = function(t)
    local red, blue = band "vikings", band "normans"
    red:add("chief", { weapon = "spear", talents = { "shooting_training" }, at = { 3, 46 } })
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 17, 10 } })
    t.equal(reach("range", a, b, { weapon = "bow" }), 12)
    t.equal(need("hit", a, b, { kind = "shoot" }), 4)
    put(b, { 17.1, 10 })
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)
  end,
}

scenario "at night bow and crossbow are at long range beyond 5 inches" {
  covers = { "PIL-WEATHER-17", "PIL-SHOOT-11" },
  weather = "night",
  run = function(t)
    local blue = band "normans"
    for _, weapon in ipairs { "bow", "crossbow" } do
      local a = band("vikings"):add("warrior", { weapon = weapon, at = { 10, 10 } })
      local b = blue:add("warrior", { weapon = "spear", at = { 16, 10 } })
      t.equal(need("hit", a, b, { kind = "shoot", weapon = weapon }), 4)
      put(b, { 16.1, 10 })
      t.equal(need("hit", a, b, { kind = "shoot", weapon = weapon }), 5)
      put(a, { 40, 40 })
      put(b, { 44, 44 })
    end
  end,
}

scenario "one hound at a rider: 5 when it was sent, 6 when it was charged; the horse saves with 6" {
  covers = { "PIL-HOUND-10", "PIL-HOUND-03", "PIL-CAV-08" },
  dice = { charge = { 5 } },
  run = function(t)
    local function pair()
      battle {}
      local red, blue = band "vikings", band "normans"
      local h = red:add("warrior", { weapon = "spear", war_dogs = true, at = { 20, 20 } })
      local pack = h:touching { troop = "hound" }
      local rider = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 20, 29 } })
      put(pack[2], { 40, 40 })
      put(pack[3], { 44, 44 })
      return h, pack[1], rider, red, blue
    end
    local h, hound, rider = pair()
    set("rules.hound.reach", 60)                 -- those far off are no matter here
    send_hounds(h, rider)
    t.equal(need("hit", hound, rider), 5)
    local _, other, foe, _, blue = pair()
    initiative(blue)
    put(other, { 20, 24 })
    charge(foe, other, { react = "none" })
    t.equal(need("hit", other, foe), 6)
    battle {}
    local red2, blue2 = band "vikings", band "normans"
    local lone = red2:add("hound", { at = { 10, 10 } })
    local man = blue2:add("warrior", { weapon = "hand_weapon", horse = true, touch = lone, bearing = 0 })
    engage(lone, man)
    t.equal(need("hit", lone, man), 6)
    t.equal(need("save", man, lone), 6)
  end,
}

scenario "a handler 6 inches from his pack catches it with one hand, and nobody moves any more" {
  covers = { "PIL-HOUND-13", "PIL-HOUND-08" },
  dice = { hit = { Hound = { 4 }, B = { 1 } }, save = { B = { 5 } } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local h = red:add("warrior", { name = "H", weapon = "spear", war_dogs = true, at = { 20, 20 } })
    local b = blue:add("warrior", { name = "B", weapon = "improvised", at = { 20, 28 } })
    local pack = h:touching { troop = "hound" }
    set("rules.morale.threshold", 10)
    send_hounds(h, b)
    fight(pack[1], b)
    to_stage "ignition"
    t.yes(pack[1].loose)
    for i, d in ipairs(pack) do put(d, { 30 + i, 30 }) end
    put(h, { 31, 23 })
    t.equal(h:distance(pack[1]), 6)
    next_turn()
    t.equal(move(h, { 31, 29 }).spent, 6)
    for _, d in ipairs(pack) do t.no(d.loose) end
    t.refused(function() move(h, { 31, 28 }) end, "PIL-MOVE-01")
    local foe = blue:add("warrior", { at = { 31, 25 } })
    t.refused(function() send_hounds(h, foe) end, "PIL-HOUND-02")
  end,
}

scenario "an angon at the FA horse of a man with a shield needs 6, at UA horses 4" {
  covers = { "PIL-WEAPON-07", "PIL-TROOP-14" },
  dice = { target = { 1, 4 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "saxons", band "byzantines"
    local a = red:add("warrior", { weapon = "angon", at = { 10, 10 } })
    local b = blue:add("cataphract", { weapon = { "spear", "hand_weapon" }, armour = true, shield = true, horse = true, at = { 10, 13 } })
    local blow = attack(a, b, { kind = "shoot" }).blows[1]
    t.equal({ blow.part, blow.need }, { "mount", 5 })          -- 6 against FA, 1 less at a rider
    blow = attack(a, b, { kind = "shoot" }).blows[1]
    t.equal({ blow.part, blow.need }, { "rider", 3 })          -- 4 against his shield
  end,
}

scenario "a sabre at the UA horse of an SA rider needs 4, at him 6" {
  covers = { "PIL-WEAPON-13", "PIL-CAV-08" },
  dice = { target = { 1, 4 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "magyars", band "normans"
    local a = red:add("warrior", { weapon = "sabre", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, touch = a, bearing = 0 })
    engage(a, b)
    local blow = attack(a, b).blows[1]
    t.equal({ blow.part, blow.need }, { "mount", 4 })
    blow = attack(a, b).blows[1]
    t.equal({ blow.part, blow.need }, { "rider", 6 })
  end,
}
