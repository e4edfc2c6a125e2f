-- Every modifier of the other rolls: the explanation names its rule and its amount.
local sword = { weapon = "hand_weapon" }
local kits = { {}, { armour = true }, { armour = true, shield = true } }      -- UA, SA, FA

scenario "agility, swimming and a push: 0, -1 and -2 by armour" {
  covers = { "PIL-AGIL-02", "PIL-SWIM-01", "PIL-PUSH-03" },
  dice = { agility = { 4, 4, 4 }, swim = { 4, 4, 4 }, push = { 4, 4, 4 }, hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local gap = piece("ditch", { line = { { 12, 0 }, { 12, 20 } }, width = 3 })
    piece("lake", { at = { 25, 40 }, size = { 30, 14 } })
    for i, kit in ipairs(kits) do
      jump(red:add("warrior", kit, { at = { 10, 5 * i } }), gap)
      t.yes(explain():find(("rolled 4, %+d"):format(1 - i), 1, true))
      local s = red:add("warrior", kit, { at = { 10, 32 + 4 * i } })
      move(s, { 12, 32 + 4 * i })
      t.yes(explain():find(("rolled 4, changed by %d"):format(1 - i), 1, true))
    end
    for i, kit in ipairs(kits) do
      local a, b = red:add("warrior", sword, { at = { 30, 5 * i } }), blue:add("warrior", kit, { at = { 31, 5 * i } })
      engage(a, b)
      push(a, b)
      fight(a, b)
      t.yes(explain():find(("rolled 4, %+d"):format(1 - i), 1, true))
      t.explains "PIL-PUSH-03"
    end
  end,
}

scenario "swimming: +2 of the Merovingians; a horse at an obstacle: +1 of its master" {
  covers = { "PIL-FACTION-MEROVINGIANS-02", "PIL-TALENT-04", "PIL-TALENT-33" },
  dice = { swim = { 3 }, obstacle = { 3 } },
  run = function(t)
    local red = band "merovingians"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local a = red:add("warrior", { armour = true, shield = true, at = { 10, 10 } })
    move(a, { 13, 10 })
    t.explains("PIL-FACTION-MEROVINGIANS-02", 2)
    t.equal(a.x, 12)                                   -- 3 - 2 + 2
    battle {}
    red = band "magyars"
    piece("fence", { line = { { 14, 0 }, { 14, 20 } }, width = 0.4 })
    red:add("chief", { talents = { "grand_master_of_horses" }, at = { 40, 40 } })
    local b = red:add("warrior", { horse = true, at = { 10, 10 } })
    move(b, { 18, 10 })
    t.explains("PIL-TALENT-04", 1)
    t.equal(b.x, 18)
    battle {}
    red = band "huns"
    piece("fence", { line = { { 14, 0 }, { 14, 20 } }, width = 0.4 })
    red:add("chief", { talents = { "steppe_mobility" }, at = { 40, 40 } })
    b = red:add("warrior", { horse = true, at = { 10, 10 } })
    move(b, { 18, 10 })                                -- no die
    t.equal(b.x, 18)
  end,
}

-- A charge at somebody who flees with a 3.
local function flees(t, talent, id, kit, horn)
  battle {}
  local red, blue = band "vikings", band "late_romans"
  local a = red:add("warrior", sword, { at = { 10, 10 } })
  local b = blue:add("warrior", kit, { at = { 16, 10 } })
  blue:add("chief", { talents = { talent }, at = { 18, 12 } })
  if horn then blue:add("warrior", { horn = true, at = { 18, 10 } }) end
  t.dice { flee = { 3 }, charge = { 1 } }
  t.no(charge(a, b, { react = "flee" }).contact)
  t.explains(id, 1)
end

scenario "flight: +1 of three talents" {
  covers = { "PIL-TALENT-08", "PIL-TALENT-10", "PIL-TALENT-24" },
  run = function(t)
    flees(t, "dodge_master", "PIL-TALENT-08", {})
    flees(t, "harassment_master", "PIL-TALENT-10", { horse = true })
    flees(t, "cornu", "PIL-TALENT-24", {}, true)
  end,
}

scenario "ignition: rain and snow -2, fire war +1, a tower takes none of it" {
  covers = { "PIL-FIRE-02", "PIL-FIRE-03", "PIL-BUILD-11", "PIL-BUILD-12", "PIL-WEATHER-14", "PIL-WEATHER-16", "PIL-TALENT-21" },
  run = function(t)
    local red = band "huns"
    local a = red:add("warrior", { torch = true, at = { 10, 10 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 } })
    local tower = piece("tower", { at = { 7.5, 10 }, size = { 4, 4 } })
    local store = piece("store", { at = { 10, 12.5 }, size = { 2, 4 } })
    t.equal({ need("ignite", a, house), need("ignite", a, store), need("ignite", a, tower) }, { 4, 3, 7 })
    set_weather "rain"
    t.equal(need("ignite", a, house), 6)
    t.explains("PIL-WEATHER-14", -2)
    set_weather "snow"
    t.equal(need("ignite", a, house), 6)
    t.explains("PIL-WEATHER-16", -2)
    red:add("chief", { talents = { "fire_war" }, at = { 12, 14 } })
    t.equal(need("ignite", a, house), 5)
    t.explains("PIL-TALENT-21", 1)
    t.equal(need("ignite", a, tower), 7)
  end,
}

scenario "a volley: -1 in wind and in rain, once" {
  covers = { "PIL-VOLLEY-04", "PIL-WEATHER-08", "PIL-WEATHER-12" },
  dice = { volley = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 8 } })
    blue:add("warrior", sword, { at = { 11, 20 } })
    set_weather "wind"
    t.equal(volley(a, { 11, 20 }).blows[1].need, 7)
    t.explains("PIL-WEATHER-08", -1)
    next_turn()
    set_weather "rain"
    t.equal(volley(a, { 11, 20 }).blows[1].need, 7)
    t.explains("PIL-WEATHER-12", -1)
  end,
}

scenario "morale: 3 in fog, -1 of Magyars on foot and of unpaid Romans, nothing of it for Vikings" {
  covers = { "PIL-MORALE-02", "PIL-WEATHER-04", "PIL-FACTION-MAGYARS-02", "PIL-FACTION-VIKINGS-01" },
  weather = "fog",
  run = function(t)
    local m, v = band "magyars", band "vikings"
    local a, b = m:add("warrior", sword, { at = { 10, 10 } }), v:add("warrior", sword, { at = { 20, 10 } })
    t.equal(need("morale", a), 4)
    t.explains "PIL-WEATHER-04"
    t.explains("PIL-FACTION-MAGYARS-02", -1)
    t.equal(need("morale", b), 2)
    t.explains "PIL-FACTION-VIKINGS-01"
    set_weather "clear"
    t.equal(need("morale", a), 3)
  end,
}

scenario "initiative: +1 of each talent" {
  covers = { "PIL-INIT-01", "PIL-INIT-03", "PIL-TALENT-18", "PIL-TALENT-32" },
  dice = { initiative = { 3, 4 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "romano_british", band "vikings"
    red:add("chief", { talents = { "quick_as_lightning", "sacred_chalice" }, at = { 10, 10 } })
    blue:add("chief", { at = { 10, 40 } })
    start()
    t.explains("PIL-TALENT-18", 1)
    t.explains("PIL-TALENT-32", 1)
    t.yes(red.side.initiative)                         -- 5 against 4
  end,
}

-- 3 and 1 against 4 is a tie: it goes to the side that did not have it.
scenario "initiative: a 3 with +1 ties with a 4" {
  covers = { "PIL-INIT-03", "PIL-TALENT-18" },
  dice = { initiative = { 6, 1, 3, 4, 3, 4 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("chief", { talents = { "quick_as_lightning" }, at = { 10, 10 } })
    blue:add("chief", { at = { 10, 40 } })
    start()
    t.yes(red.side.initiative)
    next_turn()
    t.explains("PIL-TALENT-18", 1)
    t.yes(blue.side.initiative)
    next_turn()
    t.yes(red.side.initiative)
  end,
}

-- The number of an improvised strike is that of the class it falls on.
scenario "improvised strikes need 5, 6 and 7 by armour" {
  covers = { "PIL-WEAPON-09", "PIL-CAV-10" },
  run = function(t)
    for i, need_ in ipairs { 5, 6, 7 } do
      battle {}
      local red, blue = band "vikings", band "huns"
      local a = red:add("warrior", sword, { at = { 10, 10 } })
      local b = blue:add("warrior", kits[i], { weapon = "hand_weapon", horse = true, at = { 11.3, 10 } })
      engage(a, b)
      t.dice { target = { 1 }, hit = { 6 }, save = { 1 }, strike = { 1 } }
      attack(a, b, { kind = "melee" })
      t.yes(explain():find("need " .. need_ .. "+", 1, true))
    end
  end,
}
