-- A river is crossed by a bridge, or swum.
scenario "a bridge leads over a river without a roll and without a toll" {
  covers = { "PIL-TERR-07" },
  run = function(t)
    local red = band "vikings"
    piece("river", { line = { { 13, 0 }, { 13, 30 } }, width = 3 })
    piece("bridge", { at = { 13, 10 }, size = { 4, 2 } })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.equal(move(a, { 16, 10 }).spent, 6)
  end,
}

scenario "a rider takes the bridge too" {
  covers = { "PIL-TERR-07", "PIL-CAV-01" },
  run = function(t)
    local red = band "huns"
    piece("river", { line = { { 13, 0 }, { 13, 30 } }, width = 3 })
    piece("bridge", { at = { 13, 10 }, size = { 4, 2 } })
    local a = red:add("warrior", { horse = true, at = { 10, 10 } })
    t.equal(move(a, { 17, 10 }).spent, 7)
  end,
}

scenario "beside the bridge the river has to be swum" {
  covers = { "PIL-TERR-07", "PIL-SWIM-01" },
  dice = { swim = { 5 } },
  run = function(t)
    local red = band "vikings"
    piece("river", { line = { { 13, 0 }, { 13, 30 } }, width = 3 })
    piece("bridge", { at = { 13, 10 }, size = { 4, 2 } })
    local a = red:add("warrior", { at = { 10, 15 } })
    t.equal(move(a, { 13, 15 }).spent, 5.5)
    t.equal(a.x, 13)
  end,
}

scenario "a shaky bridge is difficult ground" {
  covers = { "PIL-TERR-10", "PIL-TERR-07" },
  run = function(t)
    local red = band "vikings"
    piece("river", { line = { { 13, 0 }, { 13, 30 } }, width = 2 })
    piece("shaky_bridge", { at = { 13, 10 }, size = { 2, 2 } })
    local a = red:add("warrior", { at = { 10, 10 } })
    t.equal(move(a, { 16, 10 }).spent, 8)
  end,
}
