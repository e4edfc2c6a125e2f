-- A rider who has got off, three inches from his horse if he is to be away.
local function left_alone(o)
  o = o or {}
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local r = red:add("cowboy", { name = "Slim", mount = "horse", at = { 20, 24 } })
  local horse = r.steed
  local foe = blue:add("deputy", { name = "Jake", sixgun = true, at = { o.foe or 28, 24 } })
  dismount(r, { tie = o.tie, to = { 20, 10 } })
  if o.away then put(r, { 20, 21.7 - o.away }) end
  return r, horse, foe
end

scenario "without the option a dead man's horse goes with him" {
  covers = { "WEST-LOOSE-01", "WEST-MSHOOT-02" },
  dice = { hit = { 5 }, way = { 5 }, wound = { 5 } },
  run = function(t)
    local red, blue = band(), band()
    local r = red:add("cowboy", { mount = "horse", at = { 20, 24 } })
    local foe = blue:add("deputy", { sixgun = true, at = { 28, 24 } })
    local horse = r.steed
    shoot(foe, r)
    t.no(r.alive) t.no(horse.alive)
    t.equal(red.side.counted, 1) t.equal(blue.side.experience, 1)
    local stray = red:add("horse", { at = { 30, 10 } })
    t.no(is_loose(stray))
    phase "movement"                      -- no test of Courage: no dice
  end,
}

scenario "with it the horse stays" {
  covers = { "WEST-LOOSE-01", "WEST-LOOSE-02", "WEST-MSHOOT-02" },
  house = "loose_mounts",
  dice = { hit = { 5 }, way = { 5 }, wound = { 5 } },
  run = function(t)
    local red, blue = band(), band()
    local r = red:add("cowboy", { mount = "horse", at = { 20, 24 } })
    local foe = blue:add("deputy", { sixgun = true, at = { 28, 24 } })
    local horse = r.steed
    shoot(foe, r)
    t.no(r.alive) t.yes(horse.alive) t.no(horse.rider)
    t.yes(is_loose(horse))
  end,
}

scenario "loose or not" {
  covers = { "WEST-LOOSE-02" },
  house = "loose_mounts",
  run = function(t)
    local r, horse = left_alone()
    t.no(is_loose(horse))                 -- he stands beside it
    put(r, { 20, 21.7 })
    t.yes(is_loose(horse))
  end,
}

scenario "a tied one is not, whoever is dead" {
  covers = { "WEST-LOOSE-02", "WEST-LOOSE-04" },
  house = "loose_mounts",
  dice = { hit = { 5 }, wound = { 5 } },
  run = function(t)
    local rail = piece("rail", { line = { { 15, 24.85 }, { 25, 24.85 } }, width = 0.1 })
    local r, horse, foe = left_alone { tie = rail, away = 3 }
    t.yes(horse.tied) t.no(is_loose(horse))
    shoot(foe, r)
    t.no(r.alive) t.no(is_loose(horse))
    next_turn()
    phase "movement"
    t.no(horse.bolting)
  end,
}

for _, c in ipairs { { { 3, 4 }, false }, { { 3, 3 }, true } } do
  scenario("its nerves: " .. c[1][1] .. " and " .. c[1][2]) {
    covers = { "WEST-LOOSE-03" },
    house = "loose_mounts",
    dice = { ["WEST-LOOSE-03"] = c[1] },
    run = function(t)
      local r, horse = left_alone { away = 1 }
      phase "movement"
      t.equal(horse.bolting, c[2])
      if c[2] then
        t.equal(bolt(horse, { 5, 24 }).distance, 10)
        t.equal(horse.x, 10) t.no(horse.bolting)
      end
      t.refused(function() bolt(horse, { 5, 24 }) end, "WEST-LOOSE-03")
    end,
  }
end

scenario "five of twelve lose their nerve" {
  covers = { "WEST-LOOSE-03" },
  house = "loose_mounts",
  run = function(t)
    local r, horse = left_alone { away = 1 }
    t.odds(function() phase "movement" return horse.bolting end, "5/12")
  end,
}

scenario "an easier test" {
  covers = { "WEST-LOOSE-03" },
  house = "loose_mounts",
  set = { ["rules.west.courage.need"] = 9 },
  run = function(t)
    local r, horse = left_alone { away = 1 }
    t.odds(function() phase "movement" return horse.bolting end, "5/18")
  end,
}

scenario "anybody unties a horse, and rides off on it" {
  covers = { "WEST-LOOSE-04" },
  house = "loose_mounts",
  dice = { jump = { 6 } },
  run = function(t)
    local rail = piece("rail", { line = { { 15, 24.85 }, { 25, 24.85 } }, width = 0.1 })
    local r, horse, foe = left_alone { tie = rail, away = 3, foe = 21.3 }
    untie(foe, horse)
    t.no(horse.tied)
    t.equal(mount(foe, horse).row, "easily")
    t.equal(horse.rider, foe)
  end,
}

scenario "not without the option" {
  covers = { "WEST-LOOSE-04" },
  run = function(t)
    local rail = piece("rail", { line = { { 15, 24.85 }, { 25, 24.85 } }, width = 0.1 })
    local r, horse, foe = left_alone { tie = rail, away = 3, foe = 21.3 }
    t.refused(function() untie(foe, horse) end, "WEST-RIDE-06")
  end,
}

scenario "it holds nobody up, and runs round an enemy" {
  covers = { "WEST-LOOSE-05" },
  house = "loose_mounts",
  dice = { ["WEST-LOOSE-03"] = { 1, 1 } },
  run = function(t)
    local r, horse, foe = left_alone { away = 1, foe = 25 }
    t.equal(zone(horse), 0)
    phase "movement"
    local d = bolt(horse, { 40, 24 }).distance
    t.yes(d > 9 and d < 10)               -- the whole Move, a little of it aside
    t.yes(horse.x > 28)
  end,
}

scenario "without that rule it stops before him" {
  covers = { "WEST-LOOSE-05" },
  house = "loose_mounts",
  dice = { ["WEST-LOOSE-03"] = { 1, 1 } },
  run = function(t)
    local r, horse, foe = left_alone { away = 1, foe = 25 }
    off "WEST-LOOSE-05"
    t.equal(zone(horse), 1)
    phase "movement"
    t.equal(bolt(horse, { 40, 24 }).distance, 3.5)
  end,
}

scenario "no way round: it goes as far as it can" {
  covers = { "WEST-LOOSE-05" },
  house = "loose_mounts",
  dice = { ["WEST-LOOSE-03"] = { 1, 1 } },
  run = function(t)
    local r, horse, foe = left_alone { away = 1, foe = 25 }
    piece("building", { at = { 35, 24 }, size = { 20, 48 } })
    phase "movement"
    t.yes(bolt(horse, { 40, 24 }).distance < 4.3)
  end,
}

scenario "a stray is in the way, and worth nothing" {
  covers = { "WEST-LOOSE-06", "WEST-ITW-04" },
  house = "loose_mounts",
  dice = { hit = { 5, 5 }, way = { 3 }, wound = { 4, 5 } },
  run = function(t)
    local r, horse, foe = left_alone { away = 1 }
    put(r, { 15, 22.2 })
    put(foe, { 24, 24 })
    t.equal(way(foe, r), 1)
    t.equal(shoot(foe, r).victim, horse)
    t.yes(horse.alive)                    -- Grit 4: a 4 does nothing
    next_turn()
    shoot(foe, horse)
    t.no(horse.alive)
    t.equal(r.side.counted, 0) t.equal(foe.side.experience, 0) t.equal(r.side.losses, 0)
  end,
}

scenario "without that rule it counts" {
  covers = { "WEST-LOOSE-06" },
  house = "loose_mounts",
  dice = { hit = { 5 }, wound = { 5 } },
  run = function(t)
    local r, horse, foe = left_alone { away = 1 }
    off "WEST-LOOSE-06"
    shoot(foe, horse)
    t.equal(r.side.counted, 1) t.equal(foe.side.experience, 1)
  end,
}

scenario "by the reins" {
  covers = { "WEST-HOLD-01" },
  house = "loose_mounts",
  run = function(t)
    local r, horse = left_alone()
    next_turn()
    hold(r, horse)
    t.equal(left(r), 3)
    move(r, { 17, 22.7 })
    t.equal(horse.x, 17) t.yes(r:touches(horse)) t.equal(left(r), 0)
    phase "movement"                      -- no test
    t.no(horse.bolting)
    let_go(r)
    put(r, { 10, 10 })
    t.yes(is_loose(horse))
    t.refused(function() hold(r, horse) end, "WEST-HOLD-01")
  end,
}

for _, c in ipairs { { "others", 10 }, { "all", 3.7 } } do
  scenario("friends in its way, minding " .. c[1]) {
    covers = { "WEST-LOOSE-05" },
    house = "loose_mounts",
    set = { ["rules.west.loose.enemy"] = c[1] },
    dice = { ["WEST-LOOSE-03"] = { 1, 1 } },
    run = function(t)
      local r, horse = left_alone { away = 1, foe = 44 }
      off "WEST-LOOSE-05"
      put(r, { 25, 24 })
      phase "movement"
      local d = bolt(horse, { 40, 24 }).distance
      t.yes(d <= c[2] and d > c[2] - 0.51)
    end,
  }
end
