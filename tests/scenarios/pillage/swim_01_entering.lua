-- Who enters water rolls, with the modifiers of his armour.
local function bank(kit, dist)
  local red = band "vikings"
  piece("lake", { at = { 25, 10 }, size = { 30, 20 }, name = "lake" })
  return red:add("warrior", kit, { at = { 10 - dist, 10 } })
end

scenario "a UA man drowns on a 1" {
  covers = { "PIL-SWIM-01", "PIL-SWIM-02" },
  dice = { swim = { 1 } },
  run = function(t)
    local a = bank({}, 0)
    move(a, { 14, 10 })
    t.no(a.alive)
  end,
}

scenario "a UA man who rolls 4 struggles 2 inches" {
  covers = { "PIL-SWIM-02" },
  dice = { swim = { 4 } },
  run = function(t)
    local a = bank({}, 0)
    local r = move(a, { 14, 10 })
    t.equal(a.x, 12)
    t.equal(r.left, 0)
    t.equal(r.spent, 4)
    t.explains "PIL-SWIM-02"
  end,
}

scenario "a UA man who rolls 5 swims 4 inches of 8" {
  covers = { "PIL-SWIM-01", "PIL-SWIM-02" },
  dice = { swim = { 5 } },
  run = function(t)
    local a = bank({}, 0)
    t.refused(function() move(a, { 14.1, 10 }) end, "PIL-MOVE-03")
    move(a, { 14, 10 })
    t.equal(a.x, 14)
  end,
}

scenario "an SA man drowns on a 2" {
  covers = { "PIL-SWIM-01", "PIL-SWIM-02" },
  dice = { swim = { 2 } },
  run = function(t)
    local a = bank({ armour = true }, 0)
    move(a, { 13, 10 })
    t.no(a.alive)
  end,
}

scenario "an SA man who rolls 5 struggles" {
  covers = { "PIL-SWIM-02" },
  dice = { swim = { 5 } },
  run = function(t)
    local a = bank({ armour = true }, 0)
    move(a, { 13, 10 })
    t.equal(a.x, 12)
  end,
}

scenario "an SA man who rolls 6 swims 3 inches of 7" {
  covers = { "PIL-SWIM-02" },
  dice = { swim = { 6 } },
  run = function(t)
    local a = bank({ armour = true }, 0)
    move(a, { 13, 10 })
    t.equal(a.x, 13)
  end,
}

scenario "an FA man drowns on a 3" {
  covers = { "PIL-SWIM-01", "PIL-SWIM-02" },
  dice = { swim = { 3 } },
  run = function(t)
    local a = bank({ armour = true, shield = true }, 0)
    move(a, { 13, 10 })
    t.no(a.alive)
  end,
}

scenario "an FA man struggles even with a 6" {
  covers = { "PIL-SWIM-02" },
  dice = { swim = { 6 } },
  run = function(t)
    local a = bank({ armour = true, shield = true }, 0)
    move(a, { 13, 10 })
    t.equal(a.x, 12)
  end,
}

scenario "3 inches to the bank leave 5: 2 inches of swimming" {
  covers = { "PIL-SWIM-02" },
  dice = { swim = { 5 } },
  run = function(t)
    local a = bank({}, 3)
    t.refused(function() move(a, { 12.1, 10 }) end, "PIL-MOVE-03")
    local r = move(a, { 12, 10 })
    t.equal(r.spent, 7)
    t.equal(a.x, 12)
  end,
}

scenario "who has only 3 inches left struggles no farther than a swimmer would get" {
  covers = { "PIL-SWIM-02" },
  dice = { swim = { 3, 3 } },
  run = function(t)
    local a = bank({}, 5)
    move(a, { 11, 10 })
    t.equal(a.x, 11)
    set("rules.swim.struggle", 1)
    put(a, { 14, 14 })
    next_turn()
    move(a, { 15, 14 })
    t.equal(a.x, 15)
  end,
}

scenario "no rider enters water" {
  covers = { "PIL-SWIM-01", "PIL-CAV-01" },
  run = function(t)
    local red = band "huns"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local a = red:add("warrior", { horse = true, at = { 9, 10 } })
    t.refused(function() move(a, { 14, 10 }) end, "PIL-CAV-01")
    move(a, { 10, 10 })
  end,
}

scenario "a ford is no water unless the tables call it so" {
  covers = { "PIL-SWIM-01", "PIL-TERR-10" },
  dice = { swim = { 1 } },
  run = function(t)
    local red = band "vikings"
    piece("ford", { at = { 15, 12 }, size = { 10, 20 } })
    t.equal(move(red:add("warrior", { at = { 10, 10 } }), { 12, 10 }).spent, 4)
    set("rules.terrain.water.kinds.1", "ford")
    local b = red:add("warrior", { at = { 10, 14 } })
    move(b, { 12, 14 })
    t.no(b.alive)
  end,
}

scenario "the chance to swim a river in shirt, in mail, and in mail with a shield" {
  covers = { "PIL-SWIM-01", "PIL-SWIM-02" },
  run = function(t)
    local red = band "vikings"
    piece("lake", { at = { 25, 20 }, size = { 30, 40 } })
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = red:add("warrior", { armour = true, at = { 10, 15 } })
    local c = red:add("warrior", { armour = true, shield = true, at = { 10, 20 } })
    t.odds(function() move(a, { 13, 10 }) return a.x == 13 end, "1/3")
    t.odds(function() move(b, { 13, 15 }) return b.x == 13 end, "1/6")
    t.odds(function() move(c, { 13, 20 }) return c.x == 13 end, "0")
    t.odds(function() move(c, { 13, 20 }) return c.alive end, "1/2")
  end,
}
