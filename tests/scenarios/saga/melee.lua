-- Melee: who fights, with how many dice, and what comes of it.

-- Two units in a rank each, base to base, in melee.
local function lines(a, na, b, nb, red, blue)
  red, blue = red or band(nil, { name = "red" }), blue or band(nil, { name = "blue" })
  local u = red:add(a, { size = na, files = na, at = { 10, 10 } })
  local v = blue:add(b, { size = nb, files = nb, at = { 10, 11 } })
  meet(u, v)
  return u, v, red, blue
end

scenario "a melee of warriors, die by die" {
  covers = { "SAGA-MELEE-01", "SAGA-MELEE-02" },
  dice = { attack = { 4, 5, 2, 6, 1, 4, 3, 3 }, defence = { 5, 4, 6, 4 } },
  run = function(t)
    local u, v = lines("warriors", 4, "warriors", 4)
    local r = melee(u, v)
    t.equal(r.dice, 4) t.equal(r.dice_back, 4)
    t.equal(r.hits, 3) t.equal(r.hits_back, 1)
    t.equal(r.defence, 3) t.equal(r.defence_back, 1)
    t.equal(r.lost, 1) t.equal(r.lost_back, 1)
    t.no(r.winner) t.equal(r.withdrew, u)
    t.equal(u.models, 3) t.equal(v.models, 3)
    t.equal(u.fatigue, 1) t.equal(v.fatigue, 1)
    t.no(u.engaged) t.no(v.engaged)
    t.equal(gap(u, v), 4)
  end,
}

scenario "both pools are counted before any die is rolled" {
  covers = { "SAGA-MELEE-01" },
  seed = 1,
  run = function(t)
    local u, v = lines("warriors", 4, "levies", 4)
    melee(u, v)
    local text = explain()
    local own, back = text:find("4 figures fight, 4 attack dice", 1, true), text:find("4 figures fight, 2 attack dice", 1, true)
    local roll = text:find("Armour", 1, true)
    t.yes(own < back and back < roll)
  end,
}

scenario "abilities double the dice of a melee at most" {
  covers = { "SAGA-MELEE-01" },
  set = { ["factions.vikings.board.thor.dice"] = 7 },
  seed = 1,
  run = function(t)
    local red = band "vikings"
    local u, v = lines("warriors", 5, "warriors", 5, red)
    ready(red, "thor")
    t.equal(melee(u, v, { use = "thor" }).dice, 10)
  end,
}

scenario "only who is engaged fights" {
  covers = { "SAGA-MELEE-01", "SAGA-ENGAGE-01" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { at = { 10, 10 } })
    local v = blue:add("warriors", { at = { 10, 20 } })
    t.refused(function() melee(u, v) end, "SAGA-ENGAGE-01")
  end,
}

scenario "eight warriors against eight" {
  covers = { "SAGA-MELEE-01" },
  run = function(t)
    local u, v = lines("warriors", 8, "warriors", 8)
    local p = odds(function()
      local w = melee(u, v).winner
      return w == u and "u" or w == v and "v" or "draw"
    end)
    t.equal(p:fraction "u", "1891232/4782969") t.equal(p:fraction "v", "1891232/4782969") -- .395410
    t.equal(p:fraction "draw", "1000505/4782969")                                         -- .209181
  end,
}

scenario "four hearthguards against eight warriors" {
  covers = { "SAGA-MELEE-01", "SAGA-MELEE-02" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("hearthguards", { size = 4, files = 4, at = { 12, 10 } })
    local v = blue:add("warriors", { size = 8, files = 8, at = { 10, 11 } })
    meet(u, v)
    t.equal(#fighters(u), 4) t.equal(#fighters(v), 8)
    local p = odds(function()
      local w = melee(u, v).winner
      return w == u and "u" or w == v and "v" or "draw"
    end)
    t.equal(p:fraction "u", "6159876275/10460353203")     -- .588878
    t.equal(p:fraction "v", "6749052928/31381059609")     -- .215068
    t.equal(p:fraction "draw", "6152377856/31381059609")  -- .196054
  end,
}

-- The chances that the Defender loses 0, 1, 2, 3 figures.
local function losses(t, a, na, b, nb, want, mean)
  battle {}
  local u, v = lines(a, na, b, nb)
  local p = odds(function() return melee(u, v).lost end)
  for k, chance in ipairs(want) do t.equal(p:fraction(k - 1), chance) end
  t.yes(p:mean() - mean < 1e-9 and mean - p:mean() < 1e-9)
end

scenario "exact chances of losses in melee" {
  covers = { "SAGA-MELEE-01", "SAGA-MELEE-02", "SAGA-SHOOT-05" },
  run = function(t)
    losses(t, "warriors", 8, "warriors", 8, { "256/6561", "1024/6561", "1792/6561", "1792/6561" }, 8 / 3)
    losses(t, "warriors", 8, "hearthguards", 8, { "5764801/43046721", "13176688/43046721", "13176688/43046721", "7529536/43046721" }, 16 / 9)
    losses(t, "warriors", 8, "levies", 8, { "390625/43046721", "2500000/43046721", "7000000/43046721", "11200000/43046721" }, 32 / 9)
    losses(t, "warlord", 1, "hearthguards", 5, { "16807/59049", "24010/59049", "13720/59049", "3920/59049" }, 10 / 9)
    losses(t, "warriors", 4, "levies", 4, { "625/6561", "2000/6561", "800/2187", "1280/6561" }, 16 / 9)
  end,
}

scenario "how a melee ends is data" {
  covers = { "SAGA-MELEE-01" },
  dice = { attack = { 1, 1 }, defence = {} },
  set = { ["rules.saga.melee.aftermath.tie"] = "defender", ["rules.saga.melee.aftermath.fatigue"] = 2, ["rules.saga.melee.aftermath.withdraw"] = "m" },
  run = function(t)
    local u, v = lines("warriors", 1, "warriors", 1)
    local r = melee(u, v)
    t.equal(r.withdrew, v) t.equal(v.fatigue, 2) t.equal(gap(u, v), 6)
  end,
}

scenario "what cancels in melee is data" {
  covers = { "SAGA-MELEE-01" },
  run = function(t)
    local u, v = lines("warriors", 1, "warriors", 2)
    local f = function() return melee(u, v).lost == 1 end
    t.odds(f, "1/3")
    set("rules.saga.melee.defence_target", 4)
    t.odds(f, "1/4")
  end,
}

scenario "heavy cover counts in melee" {
  covers = { "SAGA-MELEE-01", "SAGA-COVER-04" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { places = { { 10, 10 } } })
    local v = blue:add("warriors", { places = { { 10, 11.4 } } })
    local wall = piece("stone_wall", { at = { 10, 10.7 }, size = { 6, 0.4 } })
    meet(u, v)
    local f = function() return melee(u, v).lost == 1 end
    t.odds(f, "1/4")
    set("rules.saga.melee.cover_target.heavy", 5)
    t.odds(f, "1/3")
  end,
}

scenario "the winner withdraws where the loser cannot" {
  covers = { "SAGA-MELEE-01" },
  dice = { attack = { 4, 1, 1 }, defence = { 1 } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { places = { { 10, 10 } } })
    local v = blue:add("warriors", { places = { { 10, 11 }, { 11, 11.1 } } })
    piece("rocks", { at = { 10.5, 12.2 }, size = { 8, 1 } })
    piece("rocks", { at = { 8.3, 9 }, size = { 1, 8 } })
    piece("rocks", { at = { 12.7, 9 }, size = { 1, 8 } })
    meet(u, v)
    local r = melee(u, v)
    t.equal(r.winner, u) t.equal(r.withdrew, u)
  end,
}

scenario "a unit that is destroyed in melee shocks its friends" {
  covers = { "SAGA-MELEE-01", "SAGA-SHOOT-11" },
  dice = { attack = { 4, 1 }, defence = { 1 } },
  run = function(t)
    local u, v, red, blue = lines("warriors", 1, "warriors", 1)
    local near = blue:add("warriors", { size = 4, at = { 10, 17 } })
    local far = blue:add("warriors", { size = 4, at = { 10, 25 } })
    put(near, { 10, 16 })
    melee(u, v)
    t.no(v.alive)
    t.equal(near.fatigue, 1) t.equal(far.fatigue, 0) t.equal(u.fatigue, 1)
  end,
}

scenario "the exhausted fight with half their dice" {
  covers = { "SAGA-MELEE-01" },
  seed = 1,
  run = function(t)
    local u, v = lines("warriors", 5, "warriors", 5)
    tire(u, 3)
    local r = melee(u, v, { use = {}, answer = {} })
    t.equal(r.dice, 3) t.equal(r.dice_back, 5)
  end,
}

scenario "Fatigue is spent in melee, on both Armours" {
  covers = { "SAGA-MELEE-01" },
  dice = { attack = { 3, 5 }, defence = { 1, 1 } },
  choices = { fatigue = { "both" } },
  run = function(t)
    local u, v = lines("warriors", 1, "warriors", 1)
    tire(v, 2)
    -- The Attacker spends both: he hits on a 3, he is hit on a 5.
    local r = melee(u, v)
    t.equal(r.hits, 1) t.equal(r.hits_back, 1)
    t.explains("SAGA-MELEE-01", -1) t.explains("SAGA-MELEE-01", 1)
  end,
}

scenario "attack dice by class in melee" {
  covers = { "SAGA-MELEE-02", "SAGA-MELEE-03" },
  run = function(t)
    t.equal(attack_dice("warriors", 6), 6) t.equal(attack_dice("hearthguards", 4), 8)
    t.equal(attack_dice("warlord", 1), 5) t.equal(attack_dice("warlord", 1, { kind = "shoot" }), 2)
    for n, want in pairs { [0] = 0, [1] = 1, [3] = 1, [4] = 2, [5] = 2, [6] = 2, [7] = 3 } do
      t.equal(attack_dice("levies", n), want)
    end
    set("rules.saga.melee.dice.levy.models", 2)
    t.equal(attack_dice("levies", 5), 3)
  end,
}

scenario "levies round up in a melee" {
  covers = { "SAGA-MELEE-03" },
  seed = 1,
  run = function(t)
    local u, v = lines("levies", 5, "levies", 7)
    t.equal(#fighters(v), 7)
    local r = melee(u, v)
    t.equal(r.dice, 2) t.equal(r.dice_back, 3)
  end,
}

scenario "who is near enough to fight" {
  covers = { "SAGA-MELEE-04" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { places = { { 10, 10 }, { 10, 8 }, { 14, 11 } } })
    local v = blue:add("warriors", { places = { { 10, 11 }, { 16, 11 } } })
    meet(u, v)
    local f, e = figures(u), figures(v)
    t.yes(touching(f[1], e[1]))
    t.equal(gap(f[2], e[1]), 2) t.equal(gap(f[3], e[2]), 1) t.equal(gap(f[3], e[1]), 3)
    t.equal(fighters(u), { f[1], f[2] })
    put(f[2], { 10, 7.9 })
    t.equal(gap(f[2], e[1]), 2.1)
    t.equal(fighters(u), { f[1] })
    set("rules.saga.distances.vs", 2.1)
    t.equal(fighters(u), { f[1], f[2] })
  end,
}

-- Six Grey and seven Red: five and four of them in contact.
local function example(troop)
  local grey, red = band(nil, { name = "grey" }), band(nil, { name = "red" })
  local u = grey:add(troop, { name = "Grey", places = { { 10, 19 }, { 11.2, 19 }, { 12.4, 19 }, { 13.6, 19 }, { 14.566, 19.741 }, { 12, 16.2 } } })
  local v = red:add(troop, { name = "Red", places = { { 10, 20 }, { 11.2, 20 }, { 12.4, 20 }, { 13.6, 20 }, { 10.6, 21 }, { 12.6, 21 }, { 12, 23 } } })
  meet(u, v)
  return u, v
end

scenario "counting the dice of the example" {
  covers = { "SAGA-EX-06", "SAGA-MELEE-02", "SAGA-MELEE-04" },
  seed = 1,
  run = function(t)
    for troop, want in pairs { warriors = { 5, 6 }, hearthguards = { 10, 12 }, levies = { 2, 2 } } do
      battle {}
      local u, v = example(troop)
      local g, r = figures(u), figures(v)
      for i = 1, 6 do t.equal(#foes_of(g[i]), i < 6 and 1 or 0) end
      for i = 1, 7 do t.yes((#foes_of(r[i]) > 0) == (i < 5)) end
      t.equal(#fighters(u), 5) t.equal(#fighters(v), 6)
      local m = melee(u, v)
      t.equal(m.dice, want[1]) t.equal(m.dice_back, want[2])
    end
  end,
}
