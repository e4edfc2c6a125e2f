local function at_wall(height, o)
  o = o or {}
  local red = band "cowboys"
  local wall = piece(o.kind or "balcony", { at = { 25, 24 }, size = { 10, 10 }, height = height, tags = o.tags })
  return red:add(o.troop or "cowboy", { name = "Slim", mount = o.mount, at = { o.x or 19.5, 24 } }), wall
end

scenario "a wall without holds" {
  covers = { "WEST-CLIMB-01" },
  run = function(t)
    local man, wall = at_wall(4, { tags = "no_holds" })
    t.refused(function() climb(man, wall) end, "WEST-CLIMB-01")
  end,
}

scenario "a wall with holds; what is not touched is not climbed" {
  covers = { "WEST-CLIMB-01" },
  dice = { climb = { 3 } },
  run = function(t)
    local man, wall = at_wall(4)
    put(man, { 19.4, 24 })
    t.refused(function() climb(man, wall) end, "WEST-CLIMB-01")
    put(man, { 19.5, 24 })
    t.equal(climb(man, wall).height, 3)
  end,
}

scenario "half the Move in height, after exactly one die" {
  covers = { "WEST-CLIMB-02", "WEST-CLIMB-03" },
  dice = { climb = { 5 } },
  run = function(t)
    local man, wall = at_wall(4)
    local r = climb(man, wall)
    t.equal(r.height, 3) t.equal(man.climbed, 3) t.equal(left(man), 0)
    t.refused(function() climb(man, wall) end, "WEST-JUMP-01")
  end,
}

scenario "five inches in two turns, a die each" {
  covers = { "WEST-CLIMB-03" },
  dice = { climb = { 3, 4 } },
  run = function(t)
    local man, wall = at_wall(5)
    t.equal(climb(man, wall).height, 3)
    next_turn()
    t.refused(function() move(man, { 15, 24 }) end, "WEST-CLIMB-03")
    t.equal(climb(man, wall).height, 5)
    t.equal(left(man), 0) t.yes(man.stopped) t.equal(man.climbing, 0)
    t.equal(man.x, 20.5)
  end,
}

scenario "one roll for the whole climb" {
  covers = { "WEST-CLIMB-03" },
  set = { ["rules.west.climb.roll"] = "once" },
  dice = { climb = { 3 } },
  run = function(t)
    local man, wall = at_wall(5)
    climb(man, wall)
    next_turn()
    t.equal(climb(man, wall).height, 5)
  end,
}

for _, c in ipairs { { 4, "plain", 0 }, { 6, "easily", 1 } } do
  scenario("up two inches and a half on a " .. c[1]) {
    covers = { "WEST-CLIMB-04" },
    dice = { climb = { c[1] } },
    run = function(t)
      local man, wall = at_wall(2.5)
      local r = climb(man, wall)
      t.equal(r.row, c[2]) t.equal(r.left, c[3]) t.equal(man.x, 20.5)
      if c[3] > 0 then
        move(man, { 21.5, 24 })
        t.equal(left(man), 0)
      end
    end,
  }
end

scenario "three inches up, and a slip" {
  covers = { "WEST-CLIMB-04", "WEST-FALL-02" },
  dice = { climb = { 3, 1 }, wound = { 3, 2, 4 } },
  run = function(t)
    local man, wall = at_wall(5)
    climb(man, wall)
    next_turn()
    local r = climb(man, wall)
    t.equal(r.row, "fails")
    t.no(man.alive)                       -- S3 against Grit 3: 4 or more wounds, and he has one Wound
    t.explains("WEST-FALL-02")
  end,
}

scenario "a slip at the foot of the wall hurts nobody" {
  covers = { "WEST-CLIMB-04" },
  dice = { climb = { 1 } },
  run = function(t)
    local man, wall = at_wall(5)
    climb(man, wall)
    t.yes(man.alive) t.no(man.prone) t.yes(man.stopped) t.equal(left(man), 0)
  end,
}

scenario "a slip at the foot of the wall lays him down" {
  covers = { "WEST-CLIMB-04" },
  set = { ["rules.west.fall.short"] = "prone" },
  dice = { climb = { 1 } },
  run = function(t)
    local man, wall = at_wall(5)
    climb(man, wall)
    t.yes(man.prone)
  end,
}

scenario "a slip from where the climb would have brought him" {
  covers = { "WEST-CLIMB-04" },
  set = { ["rules.west.climb.fall_from"] = "reached" },
  dice = { climb = { 1 }, wound = { 1, 1, 1 } },
  run = function(t)
    local man, wall = at_wall(5)
    climb(man, wall)
    t.yes(man.prone) t.yes(man.alive)
  end,
}

scenario "down again" {
  covers = { "WEST-CLIMB-02", "WEST-CLIMB-04" },
  dice = { climb = { 6 } },
  run = function(t)
    local man, wall = at_wall(2.5)
    put(man, { 20.5, 24 }, { on = wall })
    local r = climb(man, wall)
    t.equal(r.height, 0) t.equal(r.left, 1) t.equal(man.x, 19.5)
  end,
}

scenario "a ladder asks for no die" {
  covers = { "WEST-CLIMB-05" },
  run = function(t)
    local man, wall = at_wall(3, { tags = "no_holds" })
    local ladder = piece("ladder", { at = { 19.9, 24 }, size = { 0.2, 0.6 } })
    local r = climb(man, wall, { by = ladder })
    t.equal(r.left, 0) t.equal(r.height, 3) t.equal(man.x, 20.5)
    t.no(man.stopped)                     -- his Move is used up, he was not stopped
    t.refused(function() climb(man, wall, { by = wall }) end, "WEST-CLIMB-05")
  end,
}

scenario "no horse on a ladder, and no rider" {
  covers = { "WEST-CLIMB-06", "WEST-TERR-05" },
  run = function(t)
    local horse, wall = at_wall(3, { troop = "horse", x = 19.2 })
    local ladder = piece("ladder", { at = { 19.9, 24 }, size = { 0.2, 0.6 } })
    t.refused(function() climb(horse, wall, { by = ladder }) end, "WEST-CLIMB-06")
    local rider = band("lawmen"):add("sheriff", { mount = "horse", at = { 19.2, 22 } })
    t.refused(function() climb(rider, wall) end, "WEST-TERR-05")
    t.refused(function() climb(rider, wall, { by = ladder }) end, "WEST-TERR-05")
  end,
}

scenario "three inches up, and a slip that he lives through" {
  covers = { "WEST-CLIMB-04", "WEST-FALL-02", "WEST-FALL-03" },
  dice = { climb = { 3, 1 }, wound = { 3, 2, 1 } },
  run = function(t)
    local man, wall = at_wall(5)
    climb(man, wall)
    next_turn()
    t.equal(climb(man, wall).row, "fails")
    t.yes(man.alive) t.yes(man.prone) t.equal(man.climbing, 0) t.equal(left(man), 0)
    t.refused(function() move(man, { 15, 24 }) end, "WEST-PRONE-01")
  end,
}

scenario "more than two inches is climbed where it is not jumped" {
  covers = { "WEST-JUMP-02", "WEST-CLIMB-01" },
  dice = { climb = { 6 } },
  run = function(t)
    local man, wall = at_wall(2.1)
    t.refused(function() jump(man, wall) end, "WEST-JUMP-02")
    local r = climb(man, wall)
    t.equal(r.height, 2.1) t.equal(r.left, 1.8)       -- twice 2.1 of 6
  end,
}
