-- Entering melee.

-- Units whose figures stand at these places.
local function at(u, v)
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local a, b = red:add("warriors", { places = u }), blue:add("warriors", { places = v })
  return a, b, figures(a), figures(b), red, blue
end

local function inOrder(text, words)
  local from = 1
  for _, w in ipairs(words) do
    from = text:find(w, from, true)
    if not from then return false end
    from = from + 1
  end
  return true
end

scenario "a unit enters melee with whom it does not see" {
  covers = { "SAGA-ENGAGE-01" },
  run = function(t)
    local u, v, f, e = at({ { 10, 10 } }, { { 16, 10 } })
    piece("building", { at = { 13, 10 }, size = { 1, 1.3 } })
    t.equal(gap(u, v), 5) t.no(sees(u, v))
    local n = way(f[1], e[1])
    t.yes(n > 5.3 and n < 5.6)
    t.yes(engage(u, v).engaged)
    t.equal(gap(u, v), 0)
  end,
}

scenario "friends are fought by nobody" {
  covers = { "SAGA-ENGAGE-01" },
  run = function(t)
    local u, v, f, e, red = at({ { 10, 10 } }, { { 16, 10 } })
    local w = red:add("levies", { at = { 10, 13 } })
    t.refused(function() engage(u, w) end, "SAGA-ENGAGE-01")
  end,
}

scenario "six inches on open ground" {
  covers = { "SAGA-ENGAGE-02" },
  run = function(t)
    local u, v, f, e = at({ { 10, 10 } }, { { 17.1, 10 } })
    t.equal(gap(u, v), 6.1)
    t.refused(function() engage(u, v) end, "SAGA-ENGAGE-02")
    t.equal(u.activations, 0)
    put(v, { 17, 10 })
    t.yes(engage(u, v).engaged)
  end,
}

scenario "four inches over a wall" {
  covers = { "SAGA-ENGAGE-02" },
  run = function(t)
    local u, v, f, e = at({ { 10, 10 } }, { { 16, 10 } })
    piece("stone_wall", { at = { 12.2, 24 }, size = { 0.4, 48 } })
    t.equal(gap(u, v), 5)
    t.refused(function() engage(u, v) end, "SAGA-ENGAGE-02")
    put(v, { 15, 10 })
    t.yes(engage(u, v).engaged)
  end,
}

scenario "what is slow is data, and so is how far the slow go" {
  covers = { "SAGA-ENGAGE-02" },
  set = { ["rules.terrain.stone_wall.slow"] = false },
  run = function(t)
    local u, v = at({ { 10, 10 } }, { { 16, 10 } })
    piece("stone_wall", { at = { 12.2, 24 }, size = { 0.4, 48 } })
    t.yes(engage(u, v).engaged)
    battle {}
    u, v = at({ { 10, 10 } }, { { 17.5, 10 } })
    t.refused(function() engage(u, v) end, "SAGA-ENGAGE-02")
    set("rules.saga.movement.foot", "l")
    t.yes(engage(u, v).engaged)
  end,
}

scenario "Fatigue is spent on an engagement" {
  covers = { "SAGA-ENGAGE-02" },
  choices = { fatigue = { "slow" } },
  run = function(t)
    local u, v = at({ { 10, 10 } }, { { 15, 10 } })
    tire(u, 1)
    t.yes(engage(u, v).engaged)
    t.equal(u.fatigue, 0)
  end,
}

scenario "the reach test comes first, the announcement, the reactions, the moves" {
  covers = { "SAGA-ENGAGE-03" },
  run = function(t)
    local u, v = at({ { 10, 10 } }, { { 15, 10 } })
    engage(u, v)
    t.yes(inOrder(explain(), { "reaches", "announces", "may react", "moves" }))
  end,
}

scenario "a reaction is used in its window and nowhere else" {
  covers = { "SAGA-ENGAGE-03" },
  choices = { ability = { "loki" } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band("vikings", { name = "blue" })
    local u, v = red:add("warriors", { at = { 10, 10 } }), blue:add("warriors", { at = { 10, 14 } })
    ready(blue, { "loki", "thor" })
    t.refused(function() use(v, "loki") end, "SAGA-ENGAGE-03")
    t.refused(function() engage(u, v, { answer = "thor" }) end, "SAGA-ENGAGE-03")
    engage(u, v)
    t.equal(u.fatigue, 1) t.ran("saga:loki", 1)
  end,
}

local three = { { 10, 10 }, { 11, 10 }, { 12, 10 } }

scenario "the owner orders the moves" {
  covers = { "SAGA-ENGAGE-04", "SAGA-ENGAGE-07" },
  run = function(t)
    local u, v, f, e = at(three, { { 11, 14.2 }, { 13, 15 } })
    engage(u, v, { order = { f[1], f[2], f[3] } })
    t.equal(foes_of(f[1]), { e[1] }) t.equal(foes_of(f[2]), { e[1] }) t.equal(foes_of(f[3]), { e[2] })
    battle {}
    u, v, f, e = at(three, { { 11, 14.2 }, { 13, 15 } })
    engage(u, v, { order = { f[3], f[2], f[1] } })
    t.equal(foes_of(f[3]), { e[1] }) t.equal(foes_of(f[2]), { e[1] }) t.equal(foes_of(f[1]), { e[2] })
  end,
}

scenario "each goes for the nearest enemy" {
  covers = { "SAGA-ENGAGE-05" },
  run = function(t)
    local u, v, f, e = at({ { 10, 10 } }, { { 14, 10 }, { 10, 16 } })
    t.equal(gap(f[1], e[1]), 3) t.equal(gap(f[1], e[2]), 5)
    t.refused(function() engage(u, v, { order = f, at = { e[2] } }) end, "SAGA-ENGAGE-05")
    engage(u, v, { order = f, at = { e[1] } })
    t.equal(foes_of(u), { e[1] })
  end,
}

-- One figure, and an enemy behind rough ground of some height.
local function rough(x, h)
  local u, v, f, e = at({ { 10, 10 } }, { { x, 10 } })
  piece("field", { at = { (10 + x) / 2, 10 }, size = { 1, h } })
  return u, v, f[1], e[1]
end

scenario "round rough ground where being slowed would cost the contact" {
  covers = { "SAGA-ENGAGE-06" },
  run = function(t)
    local u, v, f, e = rough(16, 2)
    t.equal(gap(f, e), 5)
    local n = way(f, e)
    t.yes(n > 5.5 and n < 6)
    t.yes(engage(u, v).engaged)
  end,
}

scenario "straight through rough ground where that is enough" {
  covers = { "SAGA-ENGAGE-06" },
  run = function(t)
    local u, v, f, e = rough(14.5, 1)
    t.equal(way(f, e), 3.5)
  end,
}

scenario "no contact where the way round is too long" {
  covers = { "SAGA-ENGAGE-06", "SAGA-ENGAGE-08" },
  run = function(t)
    local u, v, f, e = rough(16, 4)
    t.no(way(f, e))
    t.refused(function() engage(u, v) end, "SAGA-ENGAGE-02")
    set("rules.terrain.field.slow", false)
    t.equal(way(f, e), 5)
  end,
}

scenario "round friends who stand in the way" {
  covers = { "SAGA-ENGAGE-06" },
  run = function(t)
    local u, v, f, e, red = at({ { 10, 10 } }, { { 15, 10 } })
    local w = red:add("warriors", { places = { { 12.5, 10 } } })
    local n = way(f[1], e[1])
    t.yes(n > 4.1 and n < 5)
    put(w, { 12.5, 20 })
    t.equal(way(f[1], e[1]), 4)
  end,
}

scenario "two against one, no more" {
  covers = { "SAGA-ENGAGE-07", "SAGA-ENGAGE-10" },
  run = function(t)
    local u, v, f, e = at(three, { { 11, 14.2 } })
    t.refused(function() engage(u, v, { order = f, at = { e[1], e[1], e[1] } }) end, "SAGA-ENGAGE-07")
    t.equal(#engage(u, v, { order = f }).contact, 2)
    t.yes(gap(f[3], e[1]) > 0 and gap(f[3], e[1]) < 1)
  end,
}

scenario "how many against one is data" {
  covers = { "SAGA-ENGAGE-07" },
  set = { ["rules.saga.contact.most"] = 3 },
  run = function(t)
    local u, v = at(three, { { 11, 14.2 } })
    t.equal(#engage(u, v).contact, 3)
  end,
}

scenario "past the full and the unreachable to the next nearest" {
  covers = { "SAGA-ENGAGE-08" },
  run = function(t)
    local u, v, f, e = at(three, { { 11, 14.2 }, { 14.2, 13.2 }, { 9, 15 } })
    -- The second is behind rocks.
    piece("rocks", { at = { 14, 12 }, size = { 3, 0.4 } })
    piece("rocks", { at = { 13, 13.4 }, size = { 0.4, 4 } })
    piece("rocks", { at = { 15.5, 13 }, size = { 0.4, 4 } })
    engage(u, v, { order = { f[1], f[2], f[3] } })
    t.yes(inOrder(explain(), { "#3 does not reach Warriors 2 #2", "#3: Warriors 2 #1 fights 2", "into contact with Warriors 2 #3" }))
    t.equal(foes_of(f[1]), { e[1] }) t.equal(foes_of(f[2]), { e[1] }) t.equal(foes_of(f[3]), { e[3] })
  end,
}

scenario "contact across a hedge" {
  covers = { "SAGA-ENGAGE-09", "SAGA-EX-05" },
  run = function(t)
    local u, v, f, e = at({ { 11.25, 10 } }, { { 12.75, 10 } })
    piece("hedge", { at = { 12, 10 }, size = { 0.5, 6 } })
    t.equal(gap(u, v), 0.5)
    t.yes(touching(f[1], e[1]))
    put(u, { 10.25, 10 })
    t.no(touching(f[1], e[1]))
    -- Not exactly opposite: the gap is wider than the hedge.
    put(u, { 11.25, 11 })
    t.no(touching(f[1], e[1]))
    set("rules.saga.contact.obstacle", "any")
    t.yes(touching(f[1], e[1]))
  end,
}

scenario "who fights across a hedge only has to touch it" {
  covers = { "SAGA-EX-05", "SAGA-ENGAGE-09", "SAGA-MELEE-04" },
  run = function(t)
    local u, v, f, e = at({ { 6, 10 } }, { { 12.75, 10 } })
    piece("hedge", { at = { 12, 24 }, size = { 0.5, 48 } })
    t.equal(way(f[1], e[1]), 5.25)
    engage(u, v)
    t.yes(touching(f[1], e[1])) t.equal(gap(u, v), 0.5)
    t.equal(#fighters(u), 1) t.equal(#fighters(v), 1)
  end,
}

scenario "who falls short closes up" {
  covers = { "SAGA-ENGAGE-10" },
  run = function(t)
    local u, v, f, e = at({ { 10, 10 }, { 10, 8 } }, { { 10, 17 } })
    t.equal(gap(f[2], e[1]), 8)
    engage(u, v)
    t.equal(gap(f[2], e[1]), 2) t.no(touching(f[2], e[1])) t.yes(touching(f[1], e[1]))
  end,
}

scenario "the formation holds afterwards" {
  covers = { "SAGA-ENGAGE-11" },
  run = function(t)
    local u, v, f = at({ { 10, 10 }, { 10, 6.9 } }, { { 10, 17 } })
    t.equal(gap(f[1], f[2]), 2.1)
    t.refused(function() engage(u, v) end, "SAGA-ENGAGE-11")
    t.equal(f[1].y, 10)
    put(f[2], { 10, 7 })
    t.yes(engage(u, v).engaged)
    t.equal(gap(f[1], f[2]), 2)
  end,
}

scenario "a longer link holds" {
  covers = { "SAGA-ENGAGE-11" },
  set = { ["rules.saga.formation.link"] = 2.1 },
  run = function(t)
    local u, v = at({ { 10, 10 }, { 10, 6.9 } }, { { 10, 17 } })
    t.yes(engage(u, v).engaged)
  end,
}

scenario "both are in melee from the first contact on" {
  covers = { "SAGA-ENGAGE-12" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { size = 7, files = 7, at = { 10, 10 } })
    local v = blue:add("warriors", { size = 7, files = 7, at = { 10, 14 } })
    t.no(u.engaged)
    engage(u, v)
    t.equal(u.engaged, v) t.equal(v.engaged, u) t.yes(u.started) t.no(v.started)
    t.yes(inOrder(explain(), { "#1 moves", "are in melee", "#2 moves" }))
    t.refused(function() move(u, { 10, 8 }) end, "SAGA-ENGAGE-12")
    t.refused(function() rest(v) end, "SAGA-ENGAGE-12")
  end,
}

-- A second enemy unit stands an inch and a half from the only way of the second
-- figure.
local function narrow()
  local u, v, f, e, red, blue = at({ { 10, 10 }, { 13, 10 } }, { { 10, 16 }, { 13, 16 } })
  local w = blue:add("warriors", { places = { { 15.5, 13 } } })
  piece("rocks", { at = { 11.75, 13 }, size = { 0.6, 4 } })
  return u, v, f, e, w
end

scenario "after the first contact the others may pass near enemies" {
  covers = { "SAGA-ENGAGE-13" },
  run = function(t)
    local u, v, f, e, w = narrow()
    t.no(way(f[2], e[2]))
    engage(u, v, { order = { f[1], f[2] } })
    t.equal(foes_of(f[2]), { e[2] })
    t.refused(function() engage(u, w) end, "SAGA-ENGAGE-15")
  end,
}

scenario "before it they may not" {
  covers = { "SAGA-ENGAGE-13" },
  run = function(t)
    local u, v, f, e, w = narrow()
    t.refused(function() engage(u, v, { order = { f[2], f[1] }, at = { e[2] } }) end, "SAGA-ENGAGE-10")
    t.refused(function() engage(u, v, { order = { f[1], f[2] }, at = { e[1], figures(w)[1] } }) end, "SAGA-ENGAGE-15")
    t.refused(function() move(u, { 10, 12.9 }) end, "SAGA-ENGAGE-13")
    set("rules.saga.move.enemy_ban", 1)
    t.equal(way(f[2], e[2]), 5)
    move(u, { 10, 12.9 })
  end,
}

scenario "from the second activation on, near an enemy only to engage" {
  covers = { "SAGA-ENGAGE-13" },
  run = function(t)
    local u, v = at({ { 10, 10 } }, { { 10, 20 } })
    move(u, { 10, 15 })
    t.equal(gap(u, v), 4)
    t.refused(function() move(u, { 10, 12 }) end, "SAGA-ENGAGE-13")
    set("rules.saga.move.must_engage", "vs")
    move(u, { 10, 12 })
    t.equal(u.fatigue, 1)
  end,
}

scenario "between two figures of the attacked unit" {
  covers = { "SAGA-ENGAGE-14" },
  run = function(t)
    local u, v, f, e = at({ { 10, 10 } }, { { 8.75, 13 }, { 11.25, 13 }, { 10, 15.5 } })
    t.equal(gap(e[1], e[2]), 1.5)
    t.equal(way(f[1], e[3]), 4.5)
  end,
}

scenario "not between two figures of another unit" {
  covers = { "SAGA-ENGAGE-14" },
  run = function(t)
    local u, v, f, e, red, blue = at({ { 10, 10 } }, { { 10, 15.5 } })
    local w = blue:add("warriors", { places = { { 8.75, 13 }, { 11.25, 13 } } })
    t.no(way(f[1], e[1]))
    put(w, { 30, 30 })
    local friends = red:add("warriors", { places = { { 8.75, 13 }, { 11.25, 13 } } })
    t.no(way(f[1], e[1]))
    put(v, { 10, 30 })
    t.refused(function() move(u, { 10, 14 }) end, "SAGA-ENGAGE-14")
    put(v, { 10, 15.5 })
    set("rules.saga.move.gap_ban", 1)
    t.equal(way(f[1], e[1]), 4.5)
  end,
}

scenario "one unit is in melee with one" {
  covers = { "SAGA-ENGAGE-15" },
  run = function(t)
    local u, v, f, e, red, blue = at({ { 10, 10 }, { 12, 10 } }, { { 10, 15 } })
    local w = blue:add("warriors", { places = { { 13.5, 14 } } })
    t.yes(gap(f[2], w) < gap(f[2], v))
    engage(u, v, { order = { f[1], f[2] } })
    t.equal(foes_of(f[2]), { e[1] }) t.no(w.engaged)
    t.refused(function() engage(u, w) end, "SAGA-ENGAGE-15")
  end,
}

scenario "two units against one only with a warlord" {
  covers = { "SAGA-ENGAGE-16" },
  run = function(t)
    local u, v, f, e, red, blue = at({ { 10, 10 } }, { { 10, 15 }, { 11.2, 15 } })
    local w = red:add("warriors", { places = { { 14, 10 } } })
    t.refused(function() engage(u, v, { with = w }) end, "SAGA-ENGAGE-16")
    engage(u, v)
    t.refused(function() engage(w, v) end, "SAGA-ENGAGE-16")
  end,
}

scenario "a warlord and his men, side by side" {
  covers = { "SAGA-ENGAGE-16", "SAGA-MELEE-04" },
  dice = { attack = { 4, 1, 1, 1, 1, 4, 1, 1, 1, 1 }, defence = { 1, 1 } },
  run = function(t)
    local u, v, f, e, red, blue = at({ { 10, 10 }, { 11, 10 }, { 12, 10 } }, { { 10, 15 }, { 11.2, 15 } })
    local lord = red:add("warlord", { at = { 8, 10 } })
    engage(lord, v, { with = u })
    t.equal(lord.engaged, v) t.equal(u.engaged, v) t.equal(v.engaged, lord)
    local r = melee(lord, v)
    t.equal(r.dice, 5 + 3) t.equal(r.dice_back, 2)
    t.equal(r.hits, 2) t.equal(r.lost, 2)
    t.no(v.alive) t.no(lord.engaged) t.no(u.engaged)
    t.equal(lord.fatigue, 1) t.equal(u.fatigue, 1)
  end,
}

scenario "whether there is Side by Side is data" {
  covers = { "SAGA-ENGAGE-16" },
  set = { ["rules.saga.traits.side_by_side"] = false },
  run = function(t)
    local u, v, f, e, red = at({ { 10, 10 } }, { { 10, 15 } })
    local lord = red:add("warlord", { at = { 8, 10 } })
    t.refused(function() engage(lord, v, { with = u }) end, "SAGA-ENGAGE-16")
  end,
}

-- Seven against four; the fourth Red stands behind rocks that reach so high.
local function example(top)
  local u, v, f, e = at({ { 11.5, 15.5 }, { 12.5, 15.5 }, { 11.5, 14.5 }, { 14.8, 15.5 }, { 14.8, 14.5 }, { 12.5, 14.5 }, { 17, 15.5 } },
    { { 10, 20 }, { 12.5, 20 }, { 15.5, 20 }, { 21.5, 18 } })
  piece("rocks", { points = { { 19, 13 }, { 19.5, 13 }, { 19.5, top }, { 19, top } } })
  return u, v, f, e
end

scenario "the moves of A to G" {
  covers = { "SAGA-EX-04", "SAGA-ENGAGE-04", "SAGA-ENGAGE-07", "SAGA-ENGAGE-08", "SAGA-ENGAGE-10" },
  run = function(t)
    local u, v, f, e = example(19.5)
    local near = { { 2, 1, 3, 4 }, { 2, 1, 3, 4 }, { 2, 1, 3, 4 }, { 3, 2, 1, 4 }, { 3, 2, 1, 4 }, { 2, 1, 3, 4 }, { 3, 4, 2, 1 } }
    for i, list in ipairs(near) do
      for k = 1, 3 do t.yes(gap(f[i], e[list[k]]) < gap(f[i], e[list[k + 1]])) end
    end
    t.no(way(f[7], e[4]))
    local r = engage(u, v, { order = f })
    t.equal(foes_of(f[1]), { e[2] }) t.equal(foes_of(f[2]), { e[2] })
    t.equal(foes_of(f[3]), { e[1] }) t.equal(foes_of(f[6]), { e[1] })
    t.equal(foes_of(f[4]), { e[3] }) t.equal(foes_of(f[5]), { e[3] })
    t.equal(foes_of(f[7]), {}) t.equal(#r.contact, 6)
    t.yes(gap(f[7], e[3]) < 0.6)
    t.equal(#foes_of(u), 3)
  end,
}

scenario "G with a way to the fourth Red" {
  covers = { "SAGA-EX-04" },
  run = function(t)
    local u, v, f, e = example(17)
    set("rules.saga.formation.link", 9)
    t.yes(way(f[7], e[4]) < 6)
    local r = engage(u, v, { order = f })
    t.equal(foes_of(f[7]), { e[4] }) t.equal(#r.contact, 7)
  end,
}
