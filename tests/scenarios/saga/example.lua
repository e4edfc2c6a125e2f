-- Ten Norman crossbowmen shoot at six Viking warriors in a wood.

local function normans()
  local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
  local n = red:add("warriors", { name = "Normans", size = 10, files = 10, weapon = "crossbow", at = { 10, 10 } })
  local v = blue:add("warriors", { name = "Vikings", size = 6, files = 6, at = { 12, 18 } })
  ready(red, { "aimed_volley", "aimed_volley" }) ready(blue, "asgard")
  return n, v
end

local function wood() return piece("wood", { at = { 14.5, 18 }, size = { 8, 3 } }) end

scenario "crossbows against warriors in a wood, step by step" {
  covers = { "SAGA-EX-03", "SAGA-COVER-01", "SAGA-COVER-03", "SAGA-WPN-02", "SAGA-ABIL-08", "SAGA-SHOOT-01" },
  dice = { attack = { 6, 5, 4, 4, 2 }, defence = { 3, 5, 6, 2 } },
  choices = { ability = { "aimed_volley", "asgard" }, reroll = { "none" } },
  run = function(t)
    local n, v = normans()
    wood()
    t.equal(#shooters(n, v), 10)
    t.equal(attack_dice("warriors", 10, { kind = "shoot" }), 5)
    t.equal(cover(v, { from = n }), "light")
    t.equal(armour(v), 4) t.equal(armour(v, { kind = "shoot", from = n }), 3)
    local r = shoot(n, v)
    t.equal(r.shooters, 10) t.equal(r.own, 5) t.equal(r.dice, 5)
    t.equal(r.cover, "light") t.equal(r.armour, 4)
    t.explains("SAGA-WPN-02", -1) t.explains("SAGA-ABIL-08", 1)
    t.equal(r.hits, 4) t.equal(r.defence, 4) t.equal(r.cancelled, 3) t.equal(r.lost, 1)
    t.equal(v.models, 5) t.equal(n.models, 10)
  end,
}

scenario "the same with the dice thrown again" {
  covers = { "SAGA-EX-03", "SAGA-ABIL-07" },
  dice = { attack = { 6, 5, 4, 2, 1, 4, 3 }, defence = { 3, 5, 6, 2 } },
  run = function(t)
    local n, v = normans()
    wood()
    local r = shoot(n, v, { use = "aimed_volley", answer = "asgard" })
    t.equal(r.hits, 4) t.equal(r.lost, 1)
  end,
}

scenario "the same in the open" {
  covers = { "SAGA-EX-03", "SAGA-SHOOT-10" },
  dice = { attack = { 6, 5, 4, 4, 2 }, defence = { 3, 5, 6, 2 } },
  run = function(t)
    local n, v = normans()
    local r = shoot(n, v, { use = {}, answer = "asgard" })
    t.equal(r.cover, "none") t.equal(r.cancelled, 2) t.equal(r.lost, 2) t.equal(v.models, 4)
  end,
}

scenario "the same without Asgard" {
  covers = { "SAGA-EX-03", "SAGA-ABIL-08" },
  dice = { attack = { 6, 5, 4, 4, 2, 6, 5, 4, 3, 2, 6, 5, 4, 3, 2 }, defence = { 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6 } },
  run = function(t)
    local n, v = normans()
    wood()
    local r = shoot(n, v, { use = {}, answer = {} })
    t.equal(r.armour, 3) t.equal(r.hits, 4)
    next_turn()
    t.equal(shoot(n, v, { use = {}, answer = {} }).hits, 4)
    next_turn()
    t.equal(shoot(n, v, { use = {}, answer = "asgard" }).hits, 3)
  end,
}

scenario "what the shooting of the example is worth" {
  covers = { "SAGA-EX-03" },
  run = function(t)
    local n, v = normans()
    wood()
    -- A die hits with 1/2 and is cancelled with 2/3; thrown again it hits with 3/4.
    t.odds(function() return shoot(n, v, { use = {}, answer = "asgard" }).lost == 0 end, "3125/7776")
    t.odds(function() return shoot(n, v, { use = "aimed_volley", answer = "asgard" }).lost == 0 end, "243/1024")
    t.equal(odds(function() return shoot(n, v, { use = "aimed_volley", answer = "asgard" }).lost end):mean(), 1.25)
  end,
}
