-- A horse rolls before it crosses an obstacle.
local function ride(kit)
  local red = band "huns"
  piece("fence", { line = { { 14, 0 }, { 14, 20 } }, width = 0.4, name = "fence" })
  return red:add("warrior", kit or { armour = true, horse = true }, { at = { 10, 10 } })
end

scenario "on a 1 the rider falls on the near side, is hit on a 6 and saves with a 5" {
  covers = { "PIL-CAV-04", "PIL-CAV-10" },
  dice = { obstacle = { 1 }, strike = { 6 }, save = { 5 } },
  run = function(t)
    local a = ride()
    local r = move(a, { 18, 10 })
    t.yes(a.alive)
    t.no(a.mounted)
    t.yes(a.unhorsed)
    t.equal(a.x, 13.3)
    t.equal(r.left, 0)
    t.refused(function() move(a, { 12, 10 }) end, "PIL-MOVE-01")
    next_turn()
    t.equal(reach("move", a), 7)
  end,
}

scenario "the strike of a fall may be the end of the rider" {
  covers = { "PIL-CAV-04", "PIL-CAV-10" },
  dice = { obstacle = { 1 }, strike = { 6 }, save = { 4 } },
  run = function(t)
    local a = ride()
    move(a, { 18, 10 })
    t.no(a.alive)
  end,
}

scenario "on a 2 the horse stops before the fence" {
  covers = { "PIL-CAV-04" },
  dice = { obstacle = { 2 } },
  run = function(t)
    local a = ride()
    local r = move(a, { 18, 10 })
    t.yes(a.mounted)
    t.equal(a.x, 13)
    t.equal(r.spent, 3)
    t.equal(r.left, 0)
  end,
}

scenario "on a 3 it stops behind the fence" {
  covers = { "PIL-CAV-04" },
  dice = { obstacle = { 3 } },
  run = function(t)
    local a = ride()
    local r = move(a, { 18, 10 })
    t.equal(a.x, 15)
    t.equal(r.spent, 5)
    t.equal(r.left, 0)
  end,
}

scenario "on a 4 it goes on, 2 inches shorter" {
  covers = { "PIL-CAV-04", "PIL-OBST-02" },
  dice = { obstacle = { 4 } },
  run = function(t)
    local a = ride()
    t.refused(function() move(a, { 24.1, 10 }) end, "PIL-MOVE-03")
    local r = move(a, { 24, 10 })
    t.equal(a.x, 24)
    t.equal(r.spent, 14)
  end,
}

scenario "the tables may bring the fallen rider down on the far side" {
  covers = { "PIL-CAV-04" },
  dice = { obstacle = { 1 }, strike = { 2 } },
  set = { ["rules.cav.fall_place"] = "far" },
  run = function(t)
    local a = ride()
    move(a, { 18, 10 })
    t.equal(a.x, 14.7)
  end,
}

scenario "each obstacle has a roll of its own" {
  covers = { "PIL-CAV-04" },
  dice = { obstacle = { 6, 2 } },
  run = function(t)
    local a = ride()
    piece("fence", { line = { { 18, 0 }, { 18, 20 } }, width = 0.4 })
    move(a, { 20, 10 })
    t.equal(a.x, 17)
  end,
}

scenario "the odds that a rider gets over two fences" {
  covers = { "PIL-CAV-04" },
  run = function(t)
    local a = ride()
    piece("fence", { line = { { 18, 0 }, { 18, 20 } }, width = 0.4 })
    -- 4 or more at each.
    t.odds(function() move(a, { 20, 10 }) return a.x == 20 end, "1/4")
    -- A 1 at the first, or 4 to 6 there and a 1 at the second: 1/6 + 1/2 * 1/6
    -- fall; SA is hit on a 6 and fails to save on 1 to 4: 1/4 * 1/6 * 2/3.
    t.odds(function() move(a, { 20, 10 }) return not a.alive end, "1/36")
  end,
}

scenario "a man on foot steps over without a roll" {
  covers = { "PIL-CAV-04", "PIL-OBST-02" },
  run = function(t)
    local a = ride { armour = true }
    t.equal(move(a, { 15, 10 }).spent, 5.6)
  end,
}
