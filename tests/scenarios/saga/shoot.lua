-- Shooting, step by step.

-- Shooters in a rank, and a target ten inches away.
local function facing(troop, n, weapon, at, m)
  local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
  local u = red:add(troop, { size = n, files = 12, weapon = weapon, at = { 10, 10 } })
  local v = blue:add(at or "warriors", { size = m or 8, files = 12, at = { 10, 20 } })
  return u, v, red, blue
end

-- Where words stand in a text, in this order.
local function inOrder(text, words)
  local at = 1
  for _, w in ipairs(words) do
    at = text:find(w, at, true)
    if not at then return false end
    at = at + 1
  end
  return true
end

scenario "five steps, in this order" {
  covers = { "SAGA-SHOOT-01" },
  dice = { attack = { 6, 5, 4, 3, 2 }, defence = { 1, 4, 5 } },
  run = function(t)
    local u, v, red, blue = facing("warriors", 10, "bow")
    ready(red, "dense_volley") ready(blue, "asgard")
    local r = shoot(u, v, { use = {}, answer = {} })
    t.equal(r.lost, 1)
    t.yes(inOrder(explain(), { "pool", "Warriors may use", "Warriors 2 may use", "armour", "attack", "defence", "casualties" }))
  end,
}

scenario "one unit shoots at one" {
  covers = { "SAGA-SHOOT-01" },
  run = function(t)
    local u, v, red, blue = facing("warriors", 10, "bow")
    local w = blue:add("warriors", { at = { 20, 20 } })
    t.refused(function() shoot(u, { v, w }) end, "SAGA-SHOOT-01")
    t.refused(function() shoot(u, u) end, "SAGA-SHOOT-01")
    t.refused(function() shoot(v, u) end, "SAGA-RANGE-02")
  end,
}

scenario "only who is in range and in sight gives dice" {
  covers = { "SAGA-SHOOT-02" },
  dice = { attack = { 1, 1, 1 } },
  run = function(t)
    local u, v = facing("warriors", 8, "bow")
    put(figures(u)[7], { 30, 2 }) put(figures(u)[8], { 31, 2 })
    t.equal(#shooters(u, v), 6)
    local r = shoot(u, v)
    t.equal(r.shooters, 6) t.equal(r.dice, 3)
  end,
}

scenario "nobody in range, no dice" {
  covers = { "SAGA-SHOOT-02" },
  run = function(t)
    local u, v = facing("warriors", 8, "bow")
    put(v, { 10, 40 })
    local r = shoot(u, v)
    t.equal(r.shooters, 0) t.equal(r.dice, 0) t.equal(r.hits, 0) t.equal(r.lost, 0)
  end,
}

scenario "attack dice by class" {
  covers = { "SAGA-SHOOT-03" },
  run = function(t)
    local function d(troop, n) return attack_dice(troop, n, { kind = "shoot" }) end
    t.equal(d("warriors", 10), 5) t.equal(d("levies", 6), 3)
    t.equal(d("hearthguards", 4), 4) t.equal(d("warlord", 1), 2)
    t.equal(d("levies", 5), 3) t.equal(d("warriors", 1), 1)
    set("rules.saga.shoot.rounding", "down")
    t.equal(d("levies", 5), 2) t.equal(d("warriors", 1), 0)
  end,
}

scenario "abilities double the attack dice at most" {
  covers = { "SAGA-SHOOT-04" },
  set = { ["factions.normans.board.dense_volley.dice"] = 4 },
  seed = 1,
  run = function(t)
    local u, v, red = facing("warriors", 8, "bow")
    ready(red, { "dense_volley", "dense_volley", "dense_volley", "dense_volley" })
    local function dice()
      next_turn()
      tire(u, -9) put(v, { 10, gap(u, v) > 12 and 40 or 20 })
      return shoot(u, v, { use = "dense_volley" }).dice
    end
    t.equal(dice(), 8)
    set("factions.normans.board.dense_volley.dice", 5)
    t.equal(dice(), 8)
    t.explains("SAGA-SHOOT-04")
    put(v, { 10, 40 })
    t.equal(dice(), 0)
    put(v, { 10, 20 })
    set("rules.saga.shoot.cap", 3)
    t.equal(dice(), 9)
  end,
}

rule "test:gale" {                  -- a second ability for more dice
  title = { en = "Gale", ru = "Шквал" },
  faction = "normans",
  hook = "saga.modify_attack_dice",
  when = function(ev) return ev.attacker.state.aimed_volley end,
  effect = function(ev) ev:modify(4) end,
}

scenario "two abilities for more dice, and the cap" {
  covers = { "SAGA-SHOOT-04" },
  seed = 1,
  run = function(t)
    local u, v, red = facing("warriors", 10, "bow")
    ready(red, { "dense_volley", "aimed_volley" })
    local r = shoot(u, v, { use = { "dense_volley", "aimed_volley" } })
    t.equal(r.own, 5) t.equal(r.dice, 10)
  end,
}

scenario "dice that reach the Armour hit" {
  covers = { "SAGA-SHOOT-05" },
  dice = { attack = { 1, 2, 3, 4, 5, 6, 4, 5, 6, 3 }, defence = { 1, 1, 1, 1, 1 } },
  run = function(t)
    local u, v, red, blue = facing("warriors", 12, "bow")
    t.equal(shoot(u, v).hits, 3)
    local w = blue:add("hearthguards", { size = 8, files = 8, at = { 10, 20 } })
    put(v, { 10, 40 })
    local x = red:add("warriors", { size = 8, files = 8, weapon = "bow", at = { 10, 11 } })
    t.equal(shoot(x, w).hits, 2)
  end,
}

scenario "a 6 hits whatever the Armour, a 1 never" {
  covers = { "SAGA-SHOOT-06" },
  set = { ["rules.saga.armour.warrior.shoot"] = 7 },
  dice = { attack = { 6, 5, 1, 1, 2 }, defence = { 4, 5 } },
  run = function(t)
    local u, v, red = facing("warriors", 6, "bow")
    local r = shoot(u, v)
    t.equal(r.armour, 7) t.equal(r.hits, 1)
    set("rules.saga.armour.warrior.shoot", 1)
    local x = red:add("warriors", { size = 4, weapon = "bow", at = { 10, 11 } })
    r = shoot(x, v)
    t.equal(r.armour, 1) t.equal(r.hits, 1)
    set("rules.saga.armour.clamp", "both")
    t.equal(armour(v, { kind = "shoot" }), 2)
  end,
}

rule "test:odin" {                  -- any dice of whoever has used it
  title = { en = "Second look", ru = "Второй взгляд" },
  faction = "normans",
  hook = "saga.modify_attack_reroll",
  when = function(ev) return ev.attacker.state.dense_volley end,
  effect = function(ev) ev:reroll "any" end,
}

scenario "a die is thrown again once, and the second result stands" {
  covers = { "SAGA-SHOOT-07" },
  set = { ["factions.normans.board.dense_volley.dice"] = 0 },
  dice = { attack = { 2, 5, 1, 5 }, defence = { 4 } },
  choices = { reroll = { "one", "hits" } },
  run = function(t)
    local u, v, red = facing("warriors", 4, "bow")
    ready(red, { "aimed_volley", "dense_volley" })
    -- Aimed Volley throws the 2 again, a 1; the other ability may take the 5, and has to keep its 5.
    off "test:gale"
    local r = shoot(u, v, { use = { "aimed_volley", "dense_volley" } })
    t.equal(r.hits, 1)
  end,
}

scenario "a die that hit may be thrown again and lost" {
  covers = { "SAGA-SHOOT-07" },
  set = { ["factions.normans.board.dense_volley.dice"] = 0 },
  dice = { attack = { 5, 2 } },
  choices = { reroll = { "hits" } },
  run = function(t)
    local u, v, red = facing("warriors", 2, "bow")
    ready(red, { "dense_volley" })
    t.equal(shoot(u, v, { use = "dense_volley" }).hits, 0)
  end,
}

scenario "a die thrown again that shows a 6 hits" {
  covers = { "SAGA-SHOOT-07", "SAGA-SHOOT-06" },
  set = { ["rules.saga.armour.warrior.shoot"] = 7 },
  dice = { attack = { 3, 6 }, defence = { 4 } },
  run = function(t)
    local u, v, red = facing("warriors", 2, "bow")
    ready(red, { "aimed_volley" })
    off "test:gale"
    t.equal(shoot(u, v, { use = "aimed_volley" }).hits, 1)
  end,
}

scenario "no die is thrown a third time" {
  covers = { "SAGA-SHOOT-07" },
  dice = { attack = { 1, 1 } },
  run = function(t)
    local u, v, red = facing("warriors", 2, "bow")
    ready(red, { "aimed_volley", "dense_volley" })
    set("factions.normans.board.dense_volley.dice", 0)
    off "test:gale"
    -- The 1 is thrown again, a 1; the second ability finds no die that may be.
    t.equal(shoot(u, v, { use = { "aimed_volley", "dense_volley" } }).hits, 0)
  end,
}

scenario "one defence die a hit, and those granted" {
  covers = { "SAGA-SHOOT-08", "SAGA-ABIL-03" },
  dice = { attack = { 4, 4, 4, 1, 6, 6, 6, 6 }, defence = { 1, 1, 1, 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band("normans", { name = "red" }), band("normans", { name = "blue" })
    local u = red:add("warriors", { size = 8, files = 8, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { size = 10, files = 10, at = { 10, 20 } })
    ready(blue, "shields_up")
    local r = shoot(u, v, { answer = "shields_up" })
    t.equal(r.hits, 3) t.equal(r.defence, 5)
    next_turn()
    r = shoot(u, v)
    t.equal(r.hits, 4) t.equal(r.defence, 4)
  end,
}

scenario "two defence dice a hit at most" {
  covers = { "SAGA-SHOOT-09", "SAGA-ABIL-03", "SAGA-ABIL-05" },
  set = { ["factions.normans.board.shields_up.dice"] = 3 },
  dice = { attack = { 4, 4, 1, 1, 1, 1, 1, 1, 4, 1, 1, 1 }, defence = { 4, 4, 4, 4, 1, 4 } },
  run = function(t)
    local red, blue = band("normans", { name = "red" }), band("normans", { name = "blue" })
    local u = red:add("warriors", { size = 8, files = 8, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { size = 8, files = 8, at = { 10, 20 } })
    ready(blue, { "shields_up", "shields_up", "shields_up" })
    local r = shoot(u, v, { answer = "shields_up" })
    t.equal(r.hits, 2) t.equal(r.defence, 4) t.equal(r.cancelled, 2) t.equal(r.lost, 0)
    t.explains("SAGA-SHOOT-09")
    next_turn()
    r = shoot(u, v, { answer = "shields_up" })
    t.equal(r.hits, 0) t.equal(r.defence, 0)
    t.equal(loaded(blue, "shields_up"), 1)
    next_turn()
    set("factions.normans.board.shields_up.dice", 2)
    r = shoot(u, v, { answer = "shields_up" })
    t.equal(r.hits, 1) t.equal(r.defence, 2)
  end,
}

scenario "defence dice cancel on a 4, and no more than there is" {
  covers = { "SAGA-SHOOT-10" },
  dice = { attack = { 4, 4, 4, 4, 4, 1 }, defence = { 4, 3, 6, 4, 5, 6, 6 } },
  run = function(t)
    local red, blue = band("normans", { name = "red" }), band("normans", { name = "blue" })
    local u = red:add("warriors", { size = 6, files = 6, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { size = 8, files = 8, at = { 10, 20 } })
    local r = shoot(u, v)
    t.equal(r.hits, 3) t.equal(r.cancelled, 2) t.equal(r.lost, 1)
    next_turn()
    ready(blue, "shields_up")
    r = shoot(u, v, { answer = "shields_up" })
    t.equal(r.hits, 2) t.equal(r.defence, 4) t.equal(r.cancelled, 2) t.equal(r.lost, 0)
  end,
}

scenario "whether a defence die knows a 6 and a 1 is data" {
  covers = { "SAGA-SHOOT-10" },
  set = { ["rules.saga.shoot.defence.target"] = 1 },
  run = function(t)
    local u, v = facing("warriors", 2, "bow")
    t.odds(function() return shoot(u, v).lost == 1 end, "0")
    set("rules.saga.defence.natural", "both")
    t.odds(function() return shoot(u, v).lost == 1 end, "1/12")
  end,
}

scenario "a figure for each hit left, until there is none" {
  covers = { "SAGA-SHOOT-11" },
  dice = { attack = { 4, 4, 4, 4, 6, 6, 6, 6, 6 }, defence = { 4, 4, 4, 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local u, v, red, blue = facing("warriors", 8, "bow", "warriors", 6)
    local r = shoot(u, v)
    t.equal(r.hits, 4) t.equal(r.cancelled, 3) t.equal(r.lost, 1) t.equal(v.models, 5)
    put(v, { 10, 40 })
    local w = blue:add("warriors", { size = 2, at = { 10, 20 } })
    local x = red:add("warriors", { size = 10, files = 10, weapon = "bow", at = { 10, 11 } })
    r = shoot(x, w)
    t.equal(r.hits, 5) t.equal(r.lost, 2)
    t.no(w.alive) t.equal(w.models, 0)
    t.refused(function() shoot(w, x) end, "SAGA-SHOOT-11")
  end,
}

scenario "a warlord of two wounds" {
  covers = { "SAGA-SHOOT-11" },
  set = { ["rules.saga.warlord.absorb"] = 2 },
  dice = { attack = { 6, 1, 6, 6 }, defence = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { size = 4, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warlord", { at = { 10, 18 } })
    t.equal(shoot(u, v).lost, 0)
    next_turn()
    t.equal(shoot(u, v).lost, 1)
    t.no(v.alive)
  end,
}

-- Five in a row, two inches between neighbours.
local function row()
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local u = red:add("hearthguards", { size = 1, weapon = "bow", at = { 16, 10 } })
  local v = blue:add("warriors", { places = { { 10, 20 }, { 13, 20 }, { 16, 20 }, { 19, 20 }, { 22, 20 } } })
  return u, v, figures(v)
end

scenario "the defender picks who falls, at an end of the row" {
  covers = { "SAGA-SHOOT-12" },
  dice = { attack = { 4, 4 }, defence = { 1, 1 } },
  choices = { casualties = { "Warriors #1", "Warriors #5" } },
  run = function(t)
    local u, v, f = row()
    t.equal(gap(f[1], f[2]), 2) t.yes(formed(v))
    shoot(u, v)
    t.equal(figures(v), { f[2], f[3], f[4], f[5] })
    next_turn()
    shoot(u, v)
    t.equal(figures(v), { f[2], f[3], f[4] })
  end,
}

scenario "nobody from the middle of a row" {
  covers = { "SAGA-SHOOT-12" },
  run = function(t)
    local u, v, f = row()
    for i = 2, 4 do t.refused(function() remove(f[i]) end, "SAGA-SHOOT-12") end
    remove(f[1]) remove(f[5])
    t.equal(figures(v), { f[2], f[3], f[4] })
  end,
}

scenario "who was out of sight may fall as well" {
  covers = { "SAGA-SHOOT-12" },
  dice = { attack = { 4 }, defence = { 1 } },
  choices = { casualties = { "Warriors #1" } },
  run = function(t)
    local u, v, f = row()
    piece("building", { at = { 13, 15 }, size = { 2, 1 } })
    t.no(sees(u, f[1]))
    shoot(u, v)
    t.no(f[1].alive)
  end,
}

scenario "where no removal keeps the row whole, the largest group stays" {
  covers = { "SAGA-SHOOT-12" },
  dice = { attack = { 4 }, defence = { 1 } },
  run = function(t)
    local u, v, f = row()
    put(f[5], { 40, 20 }) put(f[4], { 38.5, 20 }) -- three and two
    t.no(formed(v))
    shoot(u, v)
    t.yes(f[1].alive and f[2].alive and f[3].alive)
  end,
}

scenario "a longer link lets others fall" {
  covers = { "SAGA-SHOOT-12" },
  set = { ["rules.saga.formation.link"] = 5 },
  dice = { attack = { 4 }, defence = { 1 } },
  choices = { casualties = { "Warriors #3" } },
  run = function(t)
    local u, v, f = row()
    shoot(u, v)
    t.no(f[3].alive) t.yes(formed(v))
  end,
}

scenario "who shoots a second time in a turn tires" {
  covers = { "SAGA-SHOOT-01" },
  seed = 1,
  run = function(t)
    local u, v = facing("levies", 4, "bow", "warriors", 20)
    shoot(u, v) t.equal(u.fatigue, 0) t.equal(u.activations, 1)
    shoot(u, v) t.equal(u.fatigue, 1)
    shoot(u, v) t.equal(u.fatigue, 2)
    t.refused(function() shoot(u, v) end, "SAGA-SHOOT-01")
    next_turn()
    t.refused(function() shoot(u, v) end, "SAGA-SHOOT-01")
    t.equal(rest(u).fatigue, 1)
    t.refused(function() rest(u) end, "SAGA-ENGAGE-01")
    shoot(u, v) t.equal(u.fatigue, 2)
  end,
}

scenario "an enemy spends Fatigue on Armour" {
  covers = { "SAGA-SHOOT-01" },
  dice = { attack = { 4, 5 }, defence = { 1 } },
  choices = { fatigue = { "armour" } },
  run = function(t)
    local u, v = facing("warriors", 4, "bow")
    tire(u, 2)
    local r = shoot(u, v)
    t.equal(r.armour, 5) t.equal(r.hits, 1) t.equal(u.fatigue, 1)
  end,
}

scenario "Fatigue is kept where nobody spends it" {
  covers = { "SAGA-SHOOT-01" },
  set = { ["rules.saga.fatigue.armour"] = 2 },
  dice = { attack = { 4, 5, 4, 5 }, defence = { 1, 1 } },
  choices = { fatigue = { "none", "armour" } },
  run = function(t)
    local u, v = facing("warriors", 4, "bow")
    tire(u, 1)
    t.equal(shoot(u, v).hits, 2)
    next_turn()
    t.equal(shoot(u, v).armour, 6)
  end,
}

-- Attack dice of so many warriors with bows against a class; the chances are those
-- of a binomial with the chance of a hit that is not cancelled.
local function volley(t, n, target, size, want)
  battle {}
  local u, v = facing("warriors", n, "bow", target, size)
  set("rules.saga.distances.l", 40)
  local p = odds(function() return shoot(u, v, { use = {}, answer = {} }).lost end)
  for k, chance in ipairs(want) do t.equal(p:fraction(k - 1), chance) end
  return p
end

scenario "exact chances of volleys" {
  covers = { "SAGA-SHOOT-05", "SAGA-SHOOT-10" },
  run = function(t)
    t.equal(volley(t, 8, "warriors", 8, { "81/256", "27/64", "27/128", "3/64" }):mean(), 1)
    t.equal(volley(t, 12, "warriors", 8, { "729/4096", "729/2048", "1215/4096", "135/1024" }):mean(), 1.5)
    t.equal(volley(t, 24, "warriors", 12, { "531441/16777216", "531441/4194304", "1948617/8388608", "1082565/4194304" }):mean(), 3)
    t.equal(volley(t, 20, "hearthguards", 10, { "9765625/60466176", "9765625/30233088", "1953125/6718464", "390625/2519424" }):mean(), 5 / 3)
  end,
}
