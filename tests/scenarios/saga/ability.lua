-- Battle boards: SAGA dice, and when abilities are used.

local function facing(n, m)
  local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
  local u = red:add("warriors", { size = n or 10, files = 12, weapon = "bow", at = { 10, 10 } })
  local v = blue:add("warriors", { size = m or 8, files = 12, at = { 10, 20 } })
  return u, v, red, blue
end

rule "test:pair" {                  -- a third ability with an effect
  title = { en = "One more", ru = "Ещё один" },
  faction = "normans",
  hook = "saga.modify_attack_dice",
  when = function(ev) return ev.attacker.state.aimed_volley end,
  effect = function(ev) ev:modify(3) end,
}

scenario "any number of abilities, and the dice are doubled at most" {
  covers = { "SAGA-ABIL-01", "SAGA-SHOOT-04" },
  set = { ["factions.normans.board.gallop.tag"] = "shooting", ["factions.normans.board.dense_volley.dice"] = 4 },
  dice = { attack = { 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 }, defence = { 4, 4, 4, 4, 4, 4, 4, 4, 4, 4 } },
  run = function(t)
    local u, v, red = facing()
    ready(red, { "dense_volley", "aimed_volley", "gallop" })
    local r = shoot(u, v, { use = { "dense_volley", "aimed_volley", "gallop" } })
    t.equal(r.own, 5) t.equal(r.dice, 10)
    t.equal(loaded(red, "gallop"), 0)
  end,
}

scenario "abilities by decisions" {
  covers = { "SAGA-ABIL-01", "SAGA-ABIL-02" },
  dice = { attack = { 4, 1, 1, 1, 1, 1, 1 } },
  choices = { ability = { "dense_volley", "none", "asgard" } },
  run = function(t)
    local u, v, red, blue = facing()
    off "test:pair"
    ready(red, { "dense_volley", "aimed_volley" }) ready(blue, { "asgard" })
    local r = shoot(u, v)
    t.equal(r.dice, 7) t.equal(r.armour, 5)
    t.equal(loaded(red, "aimed_volley"), 1) t.equal(loaded(blue, "asgard"), 0)
  end,
}

scenario "one ability once" {
  covers = { "SAGA-ABIL-01" },
  run = function(t)
    local u, v, red = facing()
    ready(red, { "dense_volley", "dense_volley" })
    t.refused(function() shoot(u, v, { use = { "dense_volley", "dense_volley" } }) end, "SAGA-ABIL-01")
    t.equal(loaded(red, "dense_volley"), 2)
  end,
}

scenario "reactions are for who is shot at, when he is" {
  covers = { "SAGA-ABIL-02", "SAGA-ABIL-04" },
  run = function(t)
    local red, blue = band("vikings", { name = "red" }), band("vikings", { name = "blue" })
    local u = red:add("warriors", { weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { at = { 10, 20 } })
    ready(red, { "asgard", "ullr" }) ready(blue, { "asgard", "ullr" })
    t.refused(function() shoot(u, v, { use = "asgard" }) end, "SAGA-ABIL-01")
    t.refused(function() shoot(u, v, { answer = "ullr" }) end, "SAGA-ABIL-02")
    t.refused(function() use(v, "asgard") end, "SAGA-ABIL-02")
    t.refused(function() use(u, "ullr") end, "SAGA-ABIL-04")
  end,
}

scenario "the window of the shooters comes first" {
  covers = { "SAGA-ABIL-02" },
  seed = 3,
  run = function(t)
    local u, v, red, blue = facing()
    ready(red, "aimed_volley") ready(blue, "asgard")
    shoot(u, v, { use = "aimed_volley", answer = "asgard" })
    local text = explain()
    local a, b, c = text:find("uses aimed_volley", 1, true), text:find("uses asgard", 1, true), text:find("Armour", 1, true)
    t.yes(a < b and b < c)
  end,
}

scenario "what was declared before the dice holds after them, and nothing else" {
  covers = { "SAGA-ABIL-04", "SAGA-ABIL-07" },
  dice = { attack = { 1, 1, 4, 4 }, defence = { 4, 4 } },
  run = function(t)
    local u, v, red = facing(4)
    off "test:pair"
    ready(red, { "aimed_volley", "aimed_volley" })
    t.equal(shoot(u, v, { use = "aimed_volley" }).hits, 2)
    t.refused(function() use(u, "aimed_volley") end, "SAGA-ABIL-04")
    t.equal(loaded(red, "aimed_volley"), 1)
  end,
}

scenario "a benefit without use is lost, and its die with it" {
  covers = { "SAGA-ABIL-05", "SAGA-SHOOT-09" },
  set = { ["factions.normans.board.shields_up.dice"] = 1 },
  dice = { attack = { 1, 2, 3 } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band("normans", { name = "blue" })
    local u = red:add("warriors", { size = 6, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { at = { 10, 18 } })
    ready(blue, "shields_up")
    local r = shoot(u, v, { answer = "shields_up" })
    t.equal(r.hits, 0) t.equal(r.defence, 0) t.equal(loaded(blue, "shields_up"), 0)
  end,
}

scenario "dice are laid in the own Orders phase and lie there until they are used" {
  covers = { "SAGA-ABIL-06" },
  dice = { saga = { 1, 6 }, attack = { 4, 1, 1, 1, 1 } },
  run = function(t)
    local u, v, red, blue = facing()
    blue:add("hearthguards", { at = { 30, 30 } })
    t.refused(function() load(blue, "asgard") end, "SAGA-ABIL-06")
    t.equal(saga_dice(blue).rolled, 2)
    t.equal(blue.side.common, 1) t.equal(blue.side.rare, 1)
    t.refused(function() saga_dice(blue) end, "SAGA-ABIL-06")
    t.refused(function() load(blue, "loki") end, "SAGA-ABIL-06")       -- an uncommon die
    load(blue, "asgard")
    t.equal(blue.side.common, 0)
    t.refused(function() load(blue, "aimed_volley") end, "SAGA-ABIL-06") -- not on this board
    t.refused(function() shoot(u, v, { use = "aimed_volley" }) end, "SAGA-ABIL-06")
    next_turn()
    t.equal(loaded(blue, "asgard"), 1)
    t.equal(shoot(u, v, { answer = "asgard" }).armour, 5)
    t.equal(loaded(blue, "asgard"), 0)
    t.refused(function() shoot(u, v, { answer = "asgard" }) end, "SAGA-ABIL-06")
  end,
}

scenario "how many SAGA dice a side rolls" {
  covers = { "SAGA-ABIL-06" },
  dice = { saga = { 1, 2, 4, 6, 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
    red:add("warlord", { at = { 5, 5 } })
    red:add("warriors", { at = { 10, 10 } }) red:add("warriors", { at = { 20, 10 } })
    red:add("hearthguards", { at = { 30, 10 } }) red:add("levies", { at = { 10, 20 } })
    ready(red, "aimed_volley")
    local r = saga_dice(red)
    t.equal(r.earned, 5) t.equal(r.rolled, 4)
    t.equal(r.common, 2) t.equal(r.uncommon, 1) t.equal(r.rare, 1)
    blue:add("warlord", { at = { 5, 40 } })
    for i = 1, 9 do blue:add("warriors", { size = 4, at = { 5 * i - 4, 30 } }) end
    r = saga_dice(blue)
    t.equal(r.earned, 11) t.equal(r.rolled, 6)
  end,
}

scenario "symbols come with half, a third and a sixth" {
  covers = { "SAGA-ABIL-06" },
  run = function(t)
    local red = band("normans", { name = "red" })
    red:add("warriors", { at = { 10, 10 } })
    local function of(s) return odds(function() return saga_dice(red)[s] == 1 end):fraction() end
    t.equal(of "common", "1/2") t.equal(of "uncommon", "1/3") t.equal(of "rare", "1/6")
  end,
}

scenario "Aimed Volley throws the misses again" {
  covers = { "SAGA-ABIL-07", "SAGA-SHOOT-07" },
  dice = { attack = { 6, 5, 4, 2, 1, 4, 3 }, defence = { 4, 4, 4, 4 } },
  run = function(t)
    local u, v, red = facing()
    off "test:pair"
    ready(red, "aimed_volley")
    t.equal(shoot(u, v, { use = "aimed_volley" }).hits, 4)
    t.ran("SAGA-ABIL-07", 1)
  end,
}

scenario "what Aimed Volley is worth" {
  covers = { "SAGA-ABIL-07" },
  run = function(t)
    local u, v, red = facing(2)
    off "test:pair"
    ready(red, "aimed_volley")
    t.odds(function() return shoot(u, v, { use = "aimed_volley" }).hits == 1 end, "3/4")
    t.odds(function() return shoot(u, v, { use = {} }).hits == 1 end, "1/2")
  end,
}

scenario "Asgard adds to the Armour of who is shot at" {
  covers = { "SAGA-ABIL-08", "SAGA-WPN-02" },
  dice = { attack = { 4, 5, 4, 5 }, defence = { 4, 4, 4 } },
  run = function(t)
    local u, v, red, blue = facing(4)
    ready(blue, { "asgard", "asgard" })
    local r = shoot(u, v, { answer = "asgard" })
    t.equal(r.armour, 5) t.equal(r.hits, 1)
    t.explains("SAGA-ABIL-08", 1)
    put(u, { 10, 5 })
    local x = red:add("warriors", { size = 4, weapon = "crossbow", at = { 10, 10 } })
    r = shoot(x, v, { answer = "asgard" })
    t.equal(r.armour, 4) t.equal(r.hits, 2)
  end,
}

scenario "what Asgard adds is data" {
  covers = { "SAGA-ABIL-08" },
  set = { ["factions.vikings.board.asgard.armour"] = 2 },
  run = function(t)
    local u, v, red, blue = facing(2)
    ready(blue, "asgard")
    t.odds(function() return shoot(u, v, { answer = "asgard" }).hits == 1 end, "1/6")
  end,
}

scenario "what the other abilities of the Normans do" {
  covers = { "SAGA-ABIL-01" },
  dice = { attack = { 4, 1, 1, 1, 1, 1, 1, 1 }, defence = { 5 } },
  run = function(t)
    local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
    local u = red:add("warriors", { size = 4, files = 4, horse = true, at = { 10, 10 } })
    local v = blue:add("warriors", { size = 1, at = { 10, 31 } })
    ready(red, { "gallop", "lances", "no_quarter" })
    t.refused(function() move(u, { 10, 23 }) end, "SAGA-ENGAGE-02")
    use(u, "gallop")
    t.equal(move(u, { 10, 23 }).most, 14)
    next_turn()
    t.refused(function() use(u, "lances") end, "SAGA-ABIL-04")
    engage(u, v)
    local r = melee(u, v, { use = { "lances", "no_quarter" } })
    t.equal(r.dice, 4 + 3)
    t.equal(r.hits, 1) t.equal(r.defence, 1) t.equal(r.lost, 1)
    t.explains("saga:no_quarter", 1)
  end,
}

scenario "what the other abilities of the Vikings do" {
  covers = { "SAGA-ABIL-01", "SAGA-ENGAGE-03" },
  seed = 5,
  run = function(t)
    local red, blue = band("vikings", { name = "red" }), band("vikings", { name = "blue" })
    local u = red:add("warriors", { size = 6, files = 6, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { size = 6, files = 6, at = { 10, 15 } })
    ready(red, { "thor", "odin", "valhalla", "ullr" }) ready(blue, "loki")
    shoot(u, v, { use = "ullr" })
    t.explains("SAGA-ABIL-01")
    next_turn()
    engage(u, v, { answer = "loki" })
    t.equal(u.fatigue, 1)
    t.equal(loaded(blue, "loki"), 0)
    t.refused(function() melee(u, v, { use = "loki" }) end, "SAGA-ABIL-01")
    local n = u.models
    local r = melee(u, v, { use = { "thor", "odin", "valhalla" } })
    t.ran("saga:thor", 1) t.ran("saga:odin", 1) t.ran("saga:valhalla", 2)
    t.equal(r.dice, 6 + 2 + 3)
  end,
}

scenario "Ullr forgives ones, Odin any die" {
  covers = { "SAGA-SHOOT-07" },
  run = function(t)
    local red, blue = band("vikings", { name = "red" }), band("vikings", { name = "blue" })
    local u = red:add("hearthguards", { size = 1, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { size = 6, files = 6, at = { 10, 15 } })
    ready(red, { "ullr", "odin" })
    t.odds(function() return shoot(u, v, { use = "ullr" }).hits == 1 end, "7/12")
  end,
}
