-- Why and when a side tests its morale.
-- A band of so many warriors; the first `fallen` of them are felled now by an
-- enemy far away.
local function band_of(n, faction)
  local red = band(faction or "anglo_saxons")
  local list = {}
  for i = 1, n do list[i] = red:add("warrior", { name = "m" .. i, at = { 2 * i, 5 } }) end
  return list, red
end

local function fell(list, from, to)
  local killer = band("vikings"):add("warrior", { weapon = "hand_weapon", at = { 40, 40 } })
  for i = from, to do attack(killer, list[i], { kind = "melee" }) end
end

local function hits(n)
  local out = {}
  for i = 1, n do out[i] = 3 end
  return out
end

local function misses(n)
  local out = {}
  for i = 1, n do out[i] = 1 end
  return out
end

scenario "five of twelve lost call for no test, the sixth does, and nobody lost does not" {
  covers = { "PIL-MORALE-01" },
  dice = { hit = hits(6), save = misses(6), morale = { 2, 2, 2, 2, 2, 2 } },
  run = function(t)
    local list, red = band_of(12)
    start()
    fell(list, 1, 5)
    next_turn()
    t.equal(red.losses, 5)
    fell(list, 6, 6)
    t.equal(morale().tests, 6)
    next_turn()
    next_turn()
    t.equal(red.losses, 6)
  end,
}

scenario "where more than half is needed the seventh calls for the test" {
  covers = { "PIL-MORALE-01" },
  set = { ["rules.morale.compare"] = ">" },
  dice = { hit = hits(7), save = misses(7), morale = { 2, 2, 2, 2, 2 } },
  run = function(t)
    local list = band_of(12)
    start()
    fell(list, 1, 6)
    t.equal(morale().tests, 0)
    fell(list, 7, 7)
    t.equal(morale().tests, 5)
  end,
}

scenario "the threshold of eleven fighters is six as well" {
  covers = { "PIL-MORALE-01" },
  dice = { hit = hits(6), save = misses(6), morale = { 2, 2, 2, 2, 2 } },
  run = function(t)
    local list = band_of(11)
    start()
    fell(list, 1, 5)
    t.equal(morale().tests, 0)
    next_turn()
    fell(list, 6, 6)
    t.equal(morale().tests, 5)
  end,
}

scenario "the share that must be lost is data" {
  covers = { "PIL-MORALE-01" },
  set = { ["rules.morale.threshold"] = 0.25 },
  dice = { hit = hits(1), save = misses(1), morale = { 2, 2, 2 } },
  run = function(t)
    local list = band_of(4)
    start()
    fell(list, 1, 1)
    t.equal(morale().tests, 3)
  end,
}

scenario "a chief lost as the first casualty calls for a test" {
  covers = { "PIL-MORALE-01" },
  dice = { hit = { 3 }, save = { 1 }, morale = { 2, 1, 2, 2 } },
  run = function(t)
    local list, red = band_of(4)
    local chief = red:add("chief", { hp = 1, at = { 20, 5 } })
    start()
    fell({ chief }, 1, 1)
    t.no(chief.alive)
    local r = morale()
    t.equal(r.tests, 4)
    t.equal(r.lost, 1)
    t.no(list[2].alive)
    next_turn()
  end,
}

scenario "that a chief lost calls for a test is data" {
  covers = { "PIL-MORALE-01" },
  set = { ["rules.morale.triggers.1"] = "none" },
  dice = { hit = { 3 }, save = { 1 } },
  run = function(t)
    local list, red = band_of(4)
    local chief = red:add("chief", { hp = 1, at = { 20, 5 } })
    start()
    fell({ chief }, 1, 1)
    t.equal(morale().tests, 0)
  end,
}

scenario "the stage tests by itself: not who fights, not chiefs, nobody twice" {
  covers = { "PIL-MORALE-01" },
  dice = { hit = hits(2), save = misses(2), morale = { m4 = { 2 }, m5 = { 1 } } },
  run = function(t)
    local list, red = band_of(5)
    local chief = red:add("chief", { at = { 20, 5 } })
    local foe = band("huns"):add("warrior", { at = { 6, 6 } })
    engage(list[3], foe)
    set("rules.morale.threshold", 0.25)
    start()
    fell(list, 1, 2)
    t.yes(morale(list[4]).stays)
    next_turn()
    t.yes(list[3].alive)
    t.no(list[5].alive)
    t.yes(chief.alive)
  end,
}

scenario "the side with the initiative tests first, by the order of its models" {
  covers = { "PIL-MORALE-01" },
  set = { ["rules.morale.threshold"] = 0.25 },
  dice = { hit = hits(2), save = misses(2), morale = { 1, 2, 2, 1 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local kit = { weapon = "hand_weapon" }
    local r, b = red:row(3, "warrior", kit, { at = { 5, 5 } }), blue:row(3, "warrior", kit, { at = { 5, 40 } })
    initiative(blue)
    start()
    attack(b[3], r[1], { kind = "melee" })
    attack(r[3], b[1], { kind = "melee" })
    t.equal(morale().lost, 2)
    t.no(b[2].alive)
    t.no(r[3].alive)
  end,
}

scenario "what a loss counts is data of the troop" {
  covers = { "PIL-MORALE-01" },
  set = { ["rules.morale.loss_weight"] = 0 },
  dice = { hit = hits(2), save = misses(2) },
  run = function(t)
    local list = band_of(2)
    start()
    fell(list, 1, 1)
    t.equal(morale().tests, 0)
    fell(list, 2, 2)
  end,
}

scenario "three men of six lost leave all of the rest on the table with this chance" {
  covers = { "PIL-MORALE-01", "PIL-MORALE-02" },
  dice = { hit = hits(3), save = misses(3) },
  run = function(t)
    local list, red = band_of(6)
    start()
    fell(list, 1, 3)
    t.odds(function() return morale().lost == 0 end, "125/216")
    t.odds(function() next_turn() return red.losses == 3 end, "125/216")
  end,
}
