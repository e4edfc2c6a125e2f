-- The bonus of a road is for whoever spends the whole move on it.
scenario "9 inches along a road, 7 for a man who leaves it after 3" {
  covers = { "PIL-TERR-11" },
  run = function(t)
    local red = band "vikings"
    piece("road", { line = { { 5, 10 }, { 30, 10 } }, width = 2 })
    local a = red:add("warrior", { armour = true, at = { 10, 10 } })
    local b = red:add("warrior", { armour = true, at = { 20, 10 } })
    t.refused(function() move(b, { { 23, 10 }, { 23, 14.1 } }) end, "PIL-MOVE-03")
    t.equal(move(b, { { 23, 10 }, { 23, 14 } }).left, 0)
    local r = move(a, { 19, 10 })
    t.equal(r.spent, 9)
    t.equal(r.left, 0)
    t.explains "PIL-TERR-11"
  end,
}

scenario "a rider gains 4 inches, over two roads that join" {
  covers = { "PIL-TERR-11" },
  run = function(t)
    local red = band "huns"
    piece("road", { line = { { 5, 10 }, { 20, 10 } }, width = 2 })
    piece("road", { line = { { 20, 10 }, { 20, 30 } }, width = 2 })
    local a = red:add("warrior", { armour = true, shield = true, horse = true, at = { 10, 10 } })
    t.equal(move(a, { { 20, 10 }, { 20, 16 } }).spent, 16)
  end,
}

scenario "a road through a wood is open ground, unless the tables say otherwise" {
  covers = { "PIL-TERR-11" },
  run = function(t)
    local red = band "vikings"
    piece("forest", { at = { 15, 10 }, size = { 12, 10 } })
    piece("road", { line = { { 5, 10 }, { 30, 10 } }, width = 2 })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.equal(move(a, { 14, 10 }).spent, 4)
    set("rules.terrain.road.over", false)
    t.equal(move(red:add("warrior", { at = { 20, 10 } }), { 18, 10 }).spent, 4)
  end,
}

scenario "a road does not lead over water" {
  covers = { "PIL-TERR-11", "PIL-SWIM-01" },
  dice = { swim = { 1 } },
  run = function(t)
    local red = band "vikings"
    piece("river", { line = { { 13, 0 }, { 13, 30 } }, width = 2 })
    piece("road", { line = { { 5, 10 }, { 30, 10 } }, width = 2 })
    local a = red:add("warrior", { at = { 10, 10 } })
    move(a, { 15, 10 })
    t.no(a.alive)
  end,
}
