-- The idol: two hit points, FA, no save, no missiles; fire is its end.
local function scene()
  local red, blue = band "saxons", band "vikings"
  local idol = red:add("idol", { at = { 20, 20 } })
  red:add("warrior", { weapon = "spear", at = { 5, 5 } })
  local man = blue:add("warrior", { weapon = { "hand_weapon", "bow" }, torch = true, at = { 20, 21 } })
  return idol, man, blue
end

scenario "two hits destroy it, without a save and without a blow in return" {
  covers = { "PIL-FACTION-SAXONS-05" },
  dice = { hit = { 5, 5 } },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    local idol = red:add("idol", { at = { 20, 20 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 21 } })
    t.equal(idol.hp, 2)
    engage(man, idol)
    local r = fight(man, idol)
    t.equal(r:by(man)[1].need, 5)
    t.equal(#r.blows, 1)
    t.equal(idol.hp, 1)
    fight(man, idol)
    t.no(idol.alive)
    t.no(man.in_melee)
  end,
}

scenario "a charge reaches it like anybody" {
  covers = { "PIL-FACTION-SAXONS-05" },
  dice = { charge = { 5 }, hit = { 4 } },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    local idol = red:add("idol", { at = { 20, 20 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 28 } })
    t.yes(charge(man, idol).contact)
    t.equal(fight(man, idol):by(man)[1].need, 4)
    t.equal(idol.hp, 1)
  end,
}

scenario "it does not walk, and no arrow is shot at it" {
  covers = { "PIL-FACTION-SAXONS-05" },
  run = function(t)
    local idol, man = scene()
    t.refused(function() move(idol, { 20, 18 }) end, "PIL-FACTION-SAXONS-05")
    put(man, { 20, 28 })
    local archer = man.band:add("warrior", { weapon = "bow", at = { 24, 28 } })
    t.refused(function() shoot(archer, idol) end, "PIL-FACTION-SAXONS-05")
  end,
}

scenario "a volley does not hurt it" {
  covers = { "PIL-FACTION-SAXONS-05" },
  run = function(t)
    local idol, man, blue = scene()
    put(man, { 40, 20 })
    local archers = blue:row(4, "warrior", { weapon = "bow", at = { 18, 30 } })
    t.equal(#volley(archers, { 20, 18.8 }).blows, 0)
    t.equal(idol.hp, 2)
  end,
}

scenario "set on fire it is destroyed at once, and its people test" {
  covers = { "PIL-FACTION-SAXONS-05", "PIL-FACTION-SAXONS-04" },
  dice = { ignite = { 4 }, morale = { 2 } },
  run = function(t)
    local idol, man = scene()
    t.yes(ignite(man, idol).burns)
    t.no(idol.alive)
    t.equal(morale().tests, 1)
  end,
}

scenario "a failed attempt leaves it as it was" {
  covers = { "PIL-FACTION-SAXONS-05" },
  dice = { ignite = { 3 } },
  run = function(t)
    local idol, man = scene()
    t.odds(function() ignite(man, idol) return not idol.alive end, "1/2")
    t.no(ignite(man, idol).burns)
    t.equal(idol.hp, 2)
  end,
}

-- A house that burns since turn 1, its edge 1.5 inches from the idol.
local function fire(t)
  local idol, man = scene()
  put(man, { 25, 20 })
  local house = piece("house", { at = { 24, 20 }, size = { 4, 4 } })
  put(man, { 26.5, 20 })
  ignite(man, house)
  put(man, { 40, 40 })
  spread_fire()
  return idol
end

scenario "fire that spreads to it destroys it as well" {
  covers = { "PIL-FACTION-SAXONS-05" },
  dice = { ignite = { 4 }, spread = { 6 } },
  run = function(t) t.no(fire().alive) end,
}

scenario "by the data it only burns then" {
  covers = { "PIL-FACTION-SAXONS-05" },
  set = { ["factions.saxons.idol.spread"] = false },
  dice = { ignite = { 4 }, spread = { 6 } },
  run = function(t)
    local idol = fire()
    t.yes(idol.alive)
    t.yes(idol.burning)
  end,
}

scenario "by the data it saves on 4, and arrows hurt it" {
  covers = { "PIL-FACTION-SAXONS-05" },
  set = { ["factions.saxons.idol.saves"] = true, ["factions.saxons.idol.missiles"] = true },
  dice = { hit = { 5, 6 }, save = { 4, 3 } },
  run = function(t)
    local idol, man = scene()
    local axe = man.band:add("warrior", { weapon = "hand_weapon", at = { 20, 19 } })
    t.yes(attack(axe, idol, { kind = "melee" }).blows[1].save.ok)
    put(man, { 40, 20 })
    local archer = man.band:add("warrior", { weapon = "bow", at = { 24, 28 } })
    t.equal(shoot(archer, idol, { shots = 1 }).blows[1].save.need, 4)
    t.equal(idol.hp, 1)
  end,
}
