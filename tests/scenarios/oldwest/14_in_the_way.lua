-- A deputy shoots at an enemy 8" off; what stands between is set up by each scenario.
local function gap(troop)
  local red, blue = band "lawmen", band "outlaws"
  local a = red:add(troop or "deputy", { name = "Wyatt", sixgun = true, at = { 20, 24 } })
  local b = blue:add("rowdy", { name = "Jake", sixgun = true, at = { 29, 24 } })
  return a, b, red, blue
end

-- Right before the target a board hides so many of its ten columns, from the ground up
-- to so many of its ten rows: the eye is level with their middles near enough.
local function board(columns, rows)
  local w = columns * 0.1
  return piece("barricade", { at = { 28.98, 23.5 + w / 2 }, size = { 0.02, w }, height = rows * 0.15, name = "the board" })
end

for _, c in ipairs { { 5, 5, 25, 1 }, { 4, 6, 24, 0 }, { 10, 10, 100, nil } } do
  scenario("a board that hides " .. c[3] .. " hundredths") {
    covers = { "WEST-ITW-01" },
    run = function(t)
      local a, b = gap()
      board(c[1], c[2])
      t.equal(hidden_share(a, b), c[3])
      if c[4] then
        t.equal(way(a, b), c[4])
      else
        t.refused(function() shoot(a, b) end, "WEST-SHOOT-08")
      end
    end,
  }
end

scenario "with another share" {
  covers = { "WEST-ITW-01" },
  set = { ["rules.west.itw.share"] = 0.2 },
  run = function(t)
    local a, b = gap()
    board(4, 6)
    t.equal(way(a, b), 1)
  end,
}

scenario "looked at more closely" {
  covers = { "WEST-ITW-01" },
  set = { ["rules.west.itw.sampling"] = 20 },
  run = function(t)
    local a, b = gap()
    board(5, 5)
    t.equal(hidden_share(a, b), 25)
  end,
}

scenario "a friend in the way forbids the shot" {
  covers = { "WEST-ITW-02" },
  dice = { hit = { 3 } },
  run = function(t)
    local a, b, red = gap()
    local friend = red:add("deputy", { at = { 25, 24.62 } })
    t.equal(hidden_share(a, b), 30) t.equal(way(a, b), 1)
    t.refused(function() shoot(a, b) end, "WEST-ITW-02")
    put(friend, { 25, 24.67 })            -- the edge of his base hides two columns of ten
    t.equal(hidden_share(a, b), 20) t.equal(way(a, b), 0)
    t.no(shoot(a, b).hit)
  end,
}

scenario "outlaws shoot past their friends, or into them" {
  covers = { "WEST-ITW-02" },
  dice = { hit = { 4 }, way = { 3 }, wound = { 1 } },
  run = function(t)
    local a, b, red, blue = gap()
    local bad = blue:add("desperado", { sixgun = true, at = { 24, 20 } })
    local friend = blue:add("rowdy", { at = { 22.35, 22.35 } })
    put(b, { 40, 40 })
    t.equal(way(bad, a), 1)
    t.equal(shoot(bad, a).victim, friend)
  end,
}

local function chain()
  local a, b, red, blue = gap()
  piece("fence", { line = { { 23, 20 }, { 23, 28 } }, width = 0.1, height = 1.4, name = "the fence" })
  local town = band(nil, { name = "town", neutral = true })
  local citizen = town:add("citizen", { name = "Citizen", at = { 26, 24.6 } })
  return a, b, citizen
end

for _, c in ipairs {
  { { 5 }, { 3, 4 }, "Jake" }, { { 5 }, { 2 }, nil }, { { 5 }, { 3, 3 }, "Citizen" }, { { 3 }, nil, nil }, { { 1 }, nil, nil, { 2 } } } do
  scenario("fence and citizen: " .. c[1][1] .. (c[2] and ", " .. table.concat(c[2], ", ") or "")) {
    covers = { "WEST-ITW-03", "WEST-ITW-04" },
    dice = { hit = c[1], way = c[2], jam = c[4], wound = c[3] and { 1 } or nil },
    run = function(t)
      local a, b, citizen = chain()
      local r = shoot(a, b)
      t.equal(r.victim and r.victim.name, c[3])
      t.equal(r.stopped, (c[2] and #c[2] == 1) and "the fence" or nil)
      t.no(r.jammed)
    end,
  }
end

scenario "the odds of that shot" {
  covers = { "WEST-ITW-03" },
  run = function(t)
    local a, b, citizen = chain()
    -- 1/2 to hit, 2/3 past the fence, 1/2 past the citizen, 1/2 to wound.
    t.odds(function() shoot(a, b) return not b.alive end, "1/12")
    t.odds(function() shoot(a, b) return not citizen.alive end, "1/12")
    t.odds(function() return shoot(a, b).stopped == "the fence" end, "1/6")
  end,
}

for face, want in pairs { [3] = "Hank", [4] = "Jake" } do
  scenario("an enemy in the way: " .. face) {
    covers = { "WEST-ITW-04" },
    dice = { hit = { 5 }, way = { face }, wound = { 1 } },
    run = function(t)
      local a, b, red, blue = gap()
      blue:add("rowdy", { name = "Hank", at = { 26, 24.6 } })
      t.equal(shoot(a, b).victim.name, want)
    end,
  }
end

for kind, c in pairs { cactus = { true, true }, wagon = { false, true }, stone_wall = { false, false }, boulders = { false, false }, crates = { false, true }, hedge = { true, true } } do
  for i, face in ipairs { 3, 4 } do
    scenario(kind .. " on a " .. face) {
      covers = { "WEST-ITW-05" },
      dice = { hit = { 5 }, way = { face }, wound = c[i] and { 1 } or nil },
      run = function(t)
        local a, b = gap()
        piece(kind, { at = { 25, 24 }, size = { 0.4, 0.5 }, height = 1, name = "it" })
        t.equal(way(a, b), 1)
        t.equal(shoot(a, b).victim, c[i] and b or nil)
      end,
    }
  end
end

scenario "what is not in the table goes by its material" {
  covers = { "WEST-ITW-05" },
  run = function(t)
    local a, b = gap()
    local p = piece("barricade", { at = { 25, 24 }, size = { 0.4, 0.5 }, height = 1 })
    t.odds(function() return shoot(a, b).victim == b end, "1/6")      -- hard: 5+
    set("rules.west.itw.values.hard", 4)
    t.odds(function() return shoot(a, b).victim == b end, "1/4")
  end,
}

scenario "thin things" {
  covers = { "WEST-ITW-05" },
  run = function(t)
    local a, b = gap()
    piece("trellis", { at = { 25, 24 }, size = { 0.4, 2 }, height = 1.4 })
    t.odds(function() return shoot(a, b).victim == b end, "1/3")      -- 1/2 x 2/3
  end,
}

scenario "a shotgun minds scenery less, creatures as much" {
  covers = { "WEST-ITW-05", "WEST-ITW-04" },
  run = function(t)
    local red, blue = band "lawmen", band "outlaws"
    local a = red:add("deputy", { shotgun = true, at = { 20, 24 } })
    local b = blue:add("rowdy", { at = { 29, 24 } })
    piece("stone_wall", { at = { 25, 24 }, size = { 0.4, 0.5 }, height = 1 })
    t.odds(function() return shoot(a, b).victim == b end, "1/4")      -- 4+ in place of 5+
    local c = red:add("deputy", { shotgun = true, at = { 20, 34 } })
    local d = blue:add("rowdy", { at = { 29, 34 } })
    blue:add("rowdy", { at = { 26, 34.6 } })
    t.odds(function() return shoot(c, d).victim == d end, "1/4")
  end,
}

scenario "one's own wall is no hindrance, but for the other" {
  covers = { "WEST-COVER-01" },
  dice = { hit = { Wyatt = { 4 }, Jake = { 5 } }, way = { 3 }, wound = { 1 } },
  run = function(t)
    local a, b = gap()
    piece("low_wall", { at = { 20.7, 24 }, size = { 0.4, 6 }, name = "the wall" })
    t.equal(way(a, b), 0)
    t.equal(shoot(a, b).victim, b)
    t.equal(way(b, a), 1)
    t.equal(shoot(b, a).stopped, "the wall")
  end,
}

scenario "half an inch behind it, it is in his way too" {
  covers = { "WEST-COVER-01" },
  run = function(t)
    local a, b = gap()
    piece("low_wall", { at = { 21.2, 24 }, size = { 0.4, 6 }, height = 1.2, name = "the wall" })
    t.equal(way(a, b), 1)
    put(a, { 20.5, 24 })
    t.equal(way(a, b), 0)
  end,
}

scenario "a wall above his head is in his way however near" {
  covers = { "WEST-COVER-01" },
  run = function(t)
    local a, b = gap()
    piece("wooden_fence", { at = { 20.6, 24 }, size = { 0.2, 6 } })
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-08")
  end,
}

scenario "round a tree trunk" {
  covers = { "WEST-COVER-01" },
  dice = { hit = { 3 } },
  run = function(t)
    local a, b = gap()
    piece("tree", { at = { 20.8, 24 }, radius = 0.3 })
    t.equal(way(a, b), 0)
    t.no(shoot(a, b).hit)
  end,
}

scenario "past a friend whose base he touches" {
  covers = { "WEST-FRIEND-01" },
  dice = { hit = { 3 } },
  run = function(t)
    local a, b, red = gap()
    red:add("deputy", { at = { 21, 24 } })
    t.no(shoot(a, b).hit)
  end,
}

scenario "half an inch apart he may not" {
  covers = { "WEST-FRIEND-01", "WEST-ITW-02" },
  run = function(t)
    local a, b, red = gap()
    local friend = red:add("deputy", { at = { 21.5, 24.4 } })
    t.refused(function() shoot(a, b) end, "WEST-ITW-02")
  end,
}

scenario "a rider not past a man on foot, a man on foot past a rider" {
  covers = { "WEST-FRIEND-01" },
  set = { ["rules.west.heights.rider_eye"] = 1.25 },      -- so low that he does not look over him
  dice = { hit = { 3 } },
  run = function(t)
    local a, b, red = gap()
    local rider = red:add("sheriff", { name = "Doc", mount = "horse", sixgun = true, at = { 18.7, 24 } })
    t.refused(function() shoot(rider, b) end, "WEST-FRIEND-01")
    put(rider, { 21.3, 24 })
    t.no(shoot(a, b).hit)
  end,
}

scenario "a template spares the friend in contact" {
  covers = { "WEST-FRIEND-01" },
  dice = { hit = { 4, 4 }, wound = { 1, 1 } },
  run = function(t)
    local a, b, red, blue = gap()
    local c = red:add("deputy", { sawed_off_shotgun = true, at = { 20, 34 } })
    local friend = red:add("deputy", { at = { 21, 34 } })
    local one, two = blue:add("rowdy", { at = { 24, 34.3 } }), blue:add("rowdy", { at = { 26, 33.7 } })
    t.equal(shoot(c, one).hits, 2)
    t.yes(friend.alive)
  end,
}

-- Into a fight: the outlaw's friends at 5" and 7".
local function brawl()
  local red, blue = band "outlaws", band "lawmen"
  local a = red:add("desperado", { name = "Cole", sixgun = true, at = { 20, 24 } })
  local near = red:add("rowdy", { name = "near", at = { 26, 24 } })
  local b = blue:add("citizen", { name = "Citizen", at = { 27, 24.3 } })
  local far = red:add("rowdy", { name = "far", at = { 28, 24 } })
  put(near, { 25.9, 25.2 }) put(far, { 27.5, 22.9 })
  put(b, { 26.8, 24.3 })
  put(near, { 26.9, 25.4 })
  charge(near, b)
  charge(far, b)
  return a, b, near, far
end

for _, c in ipairs { { { 4, 3 }, "near" }, { { 4, 4 }, "Citizen" }, { { 3 }, nil }, { { 6, 1 }, "near" } } do
  scenario("into a brawl: " .. table.concat(c[1], ", ")) {
    covers = { "WEST-MFIRE-01" },
    dice = { hit = { c[1][1] }, ["WEST-MFIRE-01"] = { c[1][2] }, wound = c[2] and { 1 } or nil },
    run = function(t)
      local a, b, near, far = brawl()
      put(near, { 25.4, 22.7 }) put(far, { 27.9, 22.7 })
      local r = shoot(a, b)
      t.equal(r.victim and r.victim.name, c[2])
    end,
  }
end

scenario "the odds of a shot into a brawl" {
  covers = { "WEST-MFIRE-01" },
  run = function(t)
    local a, b, near, far = brawl()
    put(near, { 25.4, 22.7 }) put(far, { 27.9, 22.7 })
    t.odds(function() shoot(a, b) return not b.alive end, "1/8")
    t.odds(function() shoot(a, b) return not near.alive end, "1/8")
    t.odds(function() shoot(a, b) return not far.alive end, "0")
    set("factions.outlaws.friend", 2)
    t.odds(function() shoot(a, b) return not b.alive end, "1/6")
  end,
}

scenario "the nearest enemy, where that is played" {
  covers = { "WEST-MFIRE-01" },
  set = { ["rules.west.mfire.enemy"] = "nearest" },
  dice = { hit = { 4 }, ["WEST-MFIRE-01"] = { 6 }, wound = { 1 } },
  run = function(t)
    local a, b, near, far = brawl()
    local c = b.band:add("citizen", { name = "closer", at = { 24, 21 } })
    put(near, { 24, 22 }) put(far, { 27.9, 23.4 })
    t.equal(way(a, b), 0)
    charge(c, near)
    t.equal(shoot(a, b).victim, c)
  end,
}

scenario "the friend nearest to the target" {
  covers = { "WEST-MFIRE-01" },
  set = { ["rules.west.mfire.nearest"] = "target" },
  dice = { hit = { 4 }, ["WEST-MFIRE-01"] = { 1 }, wound = { 1 } },
  run = function(t)
    local a, b, near, far = brawl()
    put(near, { 24, 22 }) put(far, { 27.9, 23.4 })
    t.equal(shoot(a, b).victim, far)
  end,
}

-- A brawl behind a fence: the dice of what is in the way come first, then the one that
-- says who of the brawl is hit.
for _, c in ipairs { { { 2 }, nil, nil }, { { 3 }, 3, "near" }, { { 3 }, 4, "Citizen" } } do
  scenario("into a brawl behind a fence: " .. c[1][1] .. ", " .. (c[2] or "stopped")) {
    covers = { "WEST-MFIRE-01", "WEST-ITW-03" },
    dice = { hit = { 5 }, way = c[1], ["WEST-MFIRE-01"] = c[2] and { c[2] } or nil, wound = c[2] and { 1 } or nil },
    run = function(t)
      local a, b, near, far = brawl()
      put(near, { 25.857, 22.7 }) put(far, { 27.894, 22.7 })
      piece("fence", { line = { { 22, 20 }, { 22, 28 } }, width = 0.1, height = 1.4, name = "the fence" })
      t.equal(way(a, b), 1)
      local r = shoot(a, b)
      t.equal(r.victim and r.victim.name, c[3])
      t.equal(r.stopped, not c[2] and "the fence" or nil)
    end,
  }
end

scenario "friends five and seven inches from the shooter" {
  covers = { "WEST-MFIRE-01" },
  dice = { hit = { 6 }, ["WEST-MFIRE-01"] = { 1 }, wound = { 1 } },
  run = function(t)
    local a, b, near, far = brawl()
    put(near, { 25.857, 22.7 }) put(far, { 27.894, 22.7 })
    t.yes(near:within(5, a)) t.no(near:within(4.99, a))
    t.yes(far:within(7, a)) t.no(far:within(6.99, a))
    t.equal(shoot(a, b).victim, near)
  end,
}

scenario "the odds of a shot into a brawl behind a fence" {
  covers = { "WEST-MFIRE-01" },
  run = function(t)
    local a, b, near, far = brawl()
    put(near, { 25.857, 22.7 }) put(far, { 27.894, 22.7 })
    piece("fence", { line = { { 22, 20 }, { 22, 28 } }, width = 0.1, height = 1.4 })
    -- 1/2 to hit, 2/3 past the fence, half of it to each, 1/2 to wound.
    t.odds(function() shoot(a, b) return not b.alive end, "1/12")
    t.odds(function() shoot(a, b) return not near.alive end, "1/12")
  end,
}

-- A fanned gun: its second hit goes to somebody who fights nobody.
scenario "a further hit outside the brawl is nobody else's" {
  covers = { "WEST-MFIRE-01", "WEST-SHOOT-07" },
  dice = { hit = { 6, 6, 1, 1, 1, 1 }, ["WEST-MFIRE-01"] = { 4 }, wound = { 1, 5 } },
  run = function(t)
    local red, blue = band "outlaws", band "lawmen"
    local a = red:add("desperado", { name = "Cole", sixgun = true, at = { 20, 24 } })
    local friend = red:add("rowdy", { at = { 25.5, 23 } })
    local b, q = blue:add("citizen", { at = { 25.5, 24.1 } }), blue:add("citizen", { at = { 25.5, 26.5 } })
    charge(friend, b)
    t.equal(shoot(a, b, { fan = true, others = { q } }).victim, q)
    t.no(q.alive) t.yes(b.alive) t.yes(friend.alive) t.yes(a.alive)
  end,
}

scenario "a further target in close combat is none either" {
  covers = { "WEST-SHOOT-11", "WEST-SHOOT-07" },
  run = function(t)
    local red, blue = band "lawmen", band "outlaws"
    local a = red:add("deputy", { sixgun = true, at = { 20, 24 } })
    local friend = red:add("citizen", { at = { 25.5, 27.6 } })
    local p, q = blue:add("rowdy", { at = { 25.5, 24 } }), blue:add("rowdy", { at = { 25.5, 26.5 } })
    charge(friend, q)
    t.refused(function() shoot(a, p, { fan = true, others = { q } }) end, "WEST-SHOOT-11")
  end,
}

scenario "a rider in a brawl: his horse is rolled past once it is he" {
  covers = { "WEST-MFIRE-01", "WEST-MSHOOT-01" },
  run = function(t)
    local red, blue = band "outlaws", band "lawmen"
    local a = red:add("desperado", { sixgun = true, at = { 20, 24 } })
    local friend = red:add("rowdy", { at = { 27, 21.5 } })
    local r = blue:add("citizen", { name = "Doc", mount = "horse", at = { 27, 24 } })
    local horse = r.steed
    charge(friend, r)
    -- 1/2 to hit; half to the friend; of the rest half to the horse.
    t.odds(function() return shoot(a, r).victim == friend end, "1/4")
    t.odds(function() return shoot(a, r).victim == r end, "1/8")
    t.odds(function() return shoot(a, r).victim == horse end, "1/8")
  end,
}
