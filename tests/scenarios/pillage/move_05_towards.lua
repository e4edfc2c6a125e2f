-- move(m, { towards = x }): a way that the program finds, by the rules of any move.
local function man(x, y, kit)
  local red = band("vikings", { name = "red" })
  return red:add("warrior", { name = "Ulf", weapon = "hand_weapon", shield = true, at = { x, y } }, kit or {}), red
end

scenario "straight to a point, or as far towards it as the move lasts" {
  covers = { "PIL-MOVE-03" },
  run = function(t)
    local a = man(10, 10)
    t.equal(move(a, { towards = { 10, 15 } }).spent, 5)
    t.equal(a.y, 15)
    next_turn()
    t.equal(move(a, { towards = { 10, 40 } }).left, 0)
    t.equal(a.y, 22)
    next_turn()
    t.equal(move(a, { towards = { 10, 40 }, at_most = 2.5 }).left, 4.5)
    t.equal(a.y, 24.5)
  end,
}

scenario "round a house, of which a single straight move would stop" {
  covers = { "PIL-OBST-05" },
  run = function(t)
    local a = man(10, 10)
    piece("house", { at = { 10, 14 }, size = { 8, 3 } })
    for turn = 1, 3 do
      move(a, { towards = { 10, 20 } })
      next_turn()
    end
    t.equal({ a.x, a.y }, { 10, 20 })
  end,
}

scenario "over a fence for its two inches, and to a chest until he touches it" {
  covers = { "PIL-OBST-02" },
  run = function(t)
    local a = man(10, 10)
    piece("fence", { line = { { 5, 12 }, { 15, 12 } }, width = 0.4 })
    local chest = piece("chest", { name = "the chest", at = { 10, 15.5 }, size = { 1, 1 } })
    move(a, { towards = "the chest" })
    t.equal(a:distance(chest), 0)
    next_turn()
    t.refused(function() move(a, { towards = chest }) end, "PIL-MOVE-01")
  end,
}

scenario "to an enemy as near as he lets anybody come, to a friend until they touch" {
  covers = { "PIL-MOVE-04", "PIL-OBST-06" },
  run = function(t)
    local a, red = man(10, 10)
    local b = red:add("warrior", { at = { 10, 14 } })
    local foe = band("anglo_saxons"):add("warrior", { at = { 14, 14 } })
    move(a, { towards = b })
    t.equal(a:distance(b), 0)
    next_turn()
    move(a, { towards = foe })
    t.yes(a:distance(foe) >= 1 and a:distance(foe) < 1.01)
    next_turn()
    t.refused(function() move(a, { towards = foe }) end, "PIL-MOVE-01")
  end,
}

scenario "who is shut in gets no nearer, and is told what is in his way" {
  covers = { "PIL-AGIL-01" },
  run = function(t)
    local a = man(44, 4)
    piece("high_wall", { line = { { 42, 0 }, { 42, 6 }, { 48, 6 } }, width = 1 })
    move(a, { towards = { 30, 30 } })
    t.yes(a.x < 44 and a.x > 42)
    next_turn()
    t.refused(function() move(a, { towards = { 30, 30 } }) end, "PIL-AGIL-01")
  end,
}

scenario "a river is no way, the bridge over it is" {
  covers = { "PIL-TERR-07" },
  run = function(t)
    local a = man(4, 10)
    piece("river", { line = { { 0, 14 }, { 48, 14 } }, width = 3 })
    piece("bridge", { at = { 16, 14 }, size = { 3, 5 } })
    for turn = 1, 4 do
      t.yes(move(a, { towards = { 4, 18 } }).spent <= 7)
      next_turn()
    end
    t.equal({ a.x, a.y }, { 4, 18 })
  end,
}

scenario "on a road he uses what it gives" {
  covers = { "PIL-TERR-11" },
  run = function(t)
    local a = man(10, 10)
    piece("road", { line = { { 10, 0 }, { 10, 40 } }, width = 2 })
    t.equal(move(a, { towards = { 10, 30 } }).spent, 9)
  end,
}
