-- What fire does by itself: it spreads, and it burns who stands near.
-- A house four inches square that burns since the first turn; its edges are 2" from
-- its middle.
local function blaze(kind)
  local red = band "vikings"
  local m = red:add("warrior", { name = "Ulf", torch = true, at = { 10, 10 } })
  local house = piece(kind or "house", { at = { 12.5, 10 }, size = { 4, 4 }, name = "blaze" })
  ignite(m, house)
  put(m, { 2, 2 })
  return house, red, m
end

local function barn(gap, kind)
  return piece(kind or "house", { at = { 14.5 + gap + 2, 10 }, size = { 4, 4 } })
end

scenario "what is 2 inches away burns on a 6 and not on a 5" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4 }, spread = { 5, 6 } },
  run = function(t)
    blaze()
    local house = barn(2)
    t.equal(spread_fire().fires, 0)
    t.no(house.burning)
    t.equal(spread_fire().fires, 1)
    t.yes(house.burning)
  end,
}

scenario "what is farther than 2 inches away is not rolled for" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4 } },
  run = function(t)
    blaze()
    local house = barn(2.1)
    t.equal(spread_fire().fires, 0)
    t.no(house.burning)
  end,
}

scenario "only what burns can catch fire" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4 } },
  run = function(t)
    blaze()
    barn(1, "forest")
    barn(1, "statue")
    t.equal(spread_fire().fires, 0)
  end,
}

scenario "fire does not leap on in the stage in which it spreads" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4 }, spread = { 6, 6 } },
  run = function(t)
    blaze()
    local near, far = barn(1), barn(6)
    t.equal(spread_fire().fires, 1)
    t.yes(near.burning)
    t.no(far.burning)
    t.equal(spread_fire().fires, 1)
    t.yes(far.burning)
  end,
}

scenario "it spreads by itself when the ignition stage begins" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4 }, spread = { 6 } },
  run = function(t)
    blaze()
    local house = barn(2)
    next_turn()
    to_stage "melee"
    t.no(house.burning)
    next_stage()
    t.yes(house.burning)
  end,
}

scenario "between two fires a house has one roll, or one for each where the tables say so" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4, 4 }, spread = { 5, 5, 5 } },
  run = function(t)
    local _, red = blaze()
    local other = red:add("warrior", { torch = true, at = { 22.5, 10 } })
    ignite(other, piece("house", { at = { 25, 10 }, size = { 4, 4 } }))
    put(other, { 2, 4 })
    local house = piece("house", { at = { 18.75, 10 }, size = { 5, 5 } })
    t.equal(spread_fire().fires, 0)
    set("rules.fire.spread_rolls", "pair")
    t.equal(spread_fire().fires, 0)
    t.no(house.burning)
    t.odds(function() return spread_fire().fires == 1 end, "11/36")
  end,
}

scenario "a wind from the tables carries fire one way only" {
  covers = { "PIL-FIRE-04" },
  set = { ["rules.fire.wind_direction"] = "west" },
  dice = { ignite = { 4 }, spread = { 6 } },
  run = function(t)
    blaze()
    local east = barn(1)
    local west = piece("house", { at = { 7.5, 10 }, size = { 4, 4 } })
    t.equal(spread_fire().fires, 1)
    t.yes(west.burning)
    t.no(east.burning)
  end,
}

scenario "measured from its centre the fire does not reach so far" {
  covers = { "PIL-FIRE-04" },
  set = { ["rules.fire.distance"] = "centre" },
  dice = { ignite = { 4 } },
  run = function(t)
    blaze()
    barn(1)
    t.equal(spread_fire().fires, 0)
  end,
}

scenario "a burning house among four kindles some of them with these odds" {
  covers = { "PIL-FIRE-04" },
  dice = { ignite = { 4 } },
  run = function(t)
    blaze()
    barn(1)
    piece("house", { at = { 12.5, 15 }, size = { 4, 4 } })
    piece("house", { at = { 12.5, 5 }, size = { 4, 4 } })
    t.odds(function() return spread_fire().fires == 0 end, "125/216")
    t.odds(function() return spread_fire().fires == 3 end, "1/216")
  end,
}

scenario "in strict play nobody spreads fire by hand" {
  covers = { "PIL-FIRE-04" },
  dice = { initiative = { 2, 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", { at = { 10, 10 } })
    blue:add("warrior", { at = { 20, 10 } })
    start()
    t.refused(function() spread_fire() end, "PIL-FIRE-04")
  end,
}

scenario "fire burns nobody in the turn in which it is lit, then on 5 and 6" {
  covers = { "PIL-FIRE-06" },
  dice = { ignite = { 4 }, burn = { 4, 5 } },
  run = function(t)
    local house, red = blaze()
    local chief = red:add("chief", { at = { 17, 10 } })          -- 2" away
    local far = red:add("warrior", { at = { 12.5, 14.6 } })      -- 2.1" away
    t.yes(house.burning)
    t.yes(chief.alive)
    t.equal(spread_fire().lost, 0)
    t.yes(chief.alive)
    t.equal(spread_fire().lost, 1)
    t.no(chief.alive)
    t.equal(chief.hp, 0)
    t.yes(far.alive)
  end,
}

scenario "a chief of three hit points beside a fire is lost in a third of all cases" {
  covers = { "PIL-FIRE-06" },
  dice = { ignite = { 4 } },
  run = function(t)
    local _, red = blaze()
    local chief = red:add("chief", { at = { 17, 10 } })
    t.odds(function() spread_fire() return not chief.alive end, "1/3")
    t.odds(function() spread_fire() spread_fire() return not chief.alive end, "5/9")
  end,
}

scenario "near two fires a man rolls once, or once for each where the tables say so" {
  covers = { "PIL-FIRE-06" },
  dice = { ignite = { 4, 4 }, burn = { 4, 4, 4 } },
  run = function(t)
    local _, red = blaze()
    local other = red:add("warrior", { torch = true, at = { 21.5, 10 } })
    ignite(other, piece("house", { at = { 19, 10 }, size = { 4, 4 } }))
    put(other, { 2, 4 })
    local m = red:add("warrior", { at = { 15.75, 10 } })
    t.equal(spread_fire().lost, 0)
    set("rules.fire.damage_rolls", "fire")
    t.equal(spread_fire().lost, 0)
    t.yes(m.alive)
  end,
}

scenario "a burning store reaches 4 inches" {
  covers = { "PIL-BUILD-12" },
  dice = { ignite = { 3 }, spread = { 6 }, burn = { 5 } },
  run = function(t)
    local _, red = blaze "store"
    local house = barn(3.5)
    local m = red:add("warrior", { at = { 12.5, 16.5 } })        -- 4" away
    local far = red:add("warrior", { at = { 12.5, 3.4 } })       -- 4.1" away
    local r = spread_fire()
    t.equal(r.fires, 1)
    t.equal(r.lost, 1)
    t.yes(house.burning)
    t.no(m.alive)
    t.yes(far.alive)
  end,
}

scenario "how far fire reaches, and on what it burns and spreads, are data" {
  covers = { "PIL-FIRE-04", "PIL-FIRE-06" },
  set = { ["rules.fire.radius"] = 3, ["rules.fire.spread"] = 4, ["rules.fire.burn"] = 3 },
  dice = { ignite = { 4 }, spread = { 4 }, burn = { 3 } },
  run = function(t)
    local _, red = blaze()
    barn(3)
    red:add("warrior", { at = { 12.5, 15.5 } })
    local r = spread_fire()
    t.equal(r.fires, 1)
    t.equal(r.lost, 1)
  end,
}

scenario "who is inside a burning house rolls as well, unless the tables spare him" {
  covers = { "PIL-FIRE-06" },
  dice = { ignite = { 4 }, burn = { 4, 5 } },
  run = function(t)
    local house, red = blaze()
    local m = red:add("warrior", { at = { 30, 30 } })
    put(m, house)
    t.equal(spread_fire().lost, 0)
    set("rules.fire.occupants", "safe")
    t.equal(spread_fire().lost, 0)
    set("rules.fire.occupants", "near")
    t.equal(spread_fire().lost, 1)
    t.no(m.alive)
  end,
}

scenario "who is inside a house lights it and searches its floors one by one" {
  covers = { "PIL-FIRE-01", "PIL-BUILD-14" },
  dice = { search = { 1, 1 }, ignite = { 6 } },
  run = function(t)
    local red = band "vikings"
    local low, high = red:add("warrior", { at = { 2, 2 } }), red:add("warrior", { at = { 4, 2 } })
    local house = piece("house", { at = { 12.5, 10 }, size = { 4, 4 }, floors = 2 })
    put(low, house)
    put(high, house, 1)
    search(low, house)
    search(high, house)
    next_turn()
    t.refused(function() search(high, house) end, "PIL-LOOT-02")
    t.yes(ignite(low, house).burns)
  end,
}

scenario "the floors of a church share its searches, unless the tables keep them apart" {
  covers = { "PIL-BUILD-13", "PIL-BUILD-14" },
  set = { ["rules.building.rich_searches.number"] = 1 },
  dice = { search = { 1, 1 } },
  run = function(t)
    local red = band "vikings"
    local low, high = red:add("warrior", { at = { 2, 2 } }), red:add("warrior", { at = { 4, 2 } })
    local church = piece("church", { at = { 12.5, 10 }, size = { 4, 4 }, floors = 2 })
    put(low, church)
    put(high, church, 1)
    search(low, church)
    t.refused(function() search(high, church) end, "PIL-LOOT-02")
    set("rules.building.rich_searches.shared", false)
    t.equal(search(high, church).row, 1)
  end,
}
