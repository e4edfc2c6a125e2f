-- A deputy (4+) and a rowdy six inches apart in the open; o: what the deputy has.
local function duel(o, far)
  local red, blue = band "lawmen", band "cowboys"
  local a = red:add((o or {}).troop or "deputy", { name = "Wyatt", at = { 20, 24 } })
  local b = blue:add("cowboy", { name = "Jake", sixgun = true, at = { 21 + (far or 6), 24 } })
  return a, b, red, blue
end
local function armed(weapon, far, troop)
  local red, blue = band "lawmen", band "cowboys"
  local a = red:add(troop or "deputy", { name = "Wyatt", weapon = weapon, at = { 20, 24 } })
  local b = blue:add("cowboy", { name = "Jake", sixgun = true, at = { 21 + (far or 6), 24 } })
  return a, b, red, blue
end

scenario "who is shot down before his turn does not shoot" {
  covers = { "WEST-SHOOT-01" },
  dice = { initiative = { 5, 2 }, hit = { 4 }, wound = { 4 } },
  run = function(t)
    local a, b = armed "sixgun"
    t.equal(priority().side, "Lawmen")
    phase "movement" phase "shooting"
    shoot(a, b)
    t.no(b.alive)
    t.refused(function() shoot(b, a) end, "WEST-SHOOT-01")
  end,
}

scenario "the side with Priority has done its shooting once the other begins" {
  covers = { "WEST-SHOOT-01" },
  dice = { initiative = { 5, 2 }, hit = { 1, 1 }, jam = { 2, 2 } },
  run = function(t)
    local a, b, red = armed "sixgun"
    local late = red:add("deputy", { sixgun = true, at = { 20, 28 } })
    priority()
    shoot(a, b)
    shoot(b, a)
    t.refused(function() shoot(late, b) end, "WEST-SHOOT-01")
    t.refused(function() priority() end, "WEST-SHOOT-01")
  end,
}

scenario "a tie: rolled again the first time, then it changes hands" {
  covers = { "WEST-SHOOT-01" },
  dice = { initiative = { 3, 3, 5, 1, 4, 4, 2, 2 } },
  run = function(t)
    duel()
    t.equal(priority().side, "Lawmen")
    next_turn()
    t.equal(priority().side, "Cowboys")
    next_turn()
    t.equal(priority().side, "Lawmen")
  end,
}

scenario "ties rolled again, where that is played" {
  covers = { "WEST-SHOOT-01" },
  set = { ["rules.west.priority.tie"] = "again" },
  dice = { initiative = { 5, 1, 4, 4, 6, 2 } },
  run = function(t)
    duel()
    priority() next_turn()
    t.equal(priority().side, "Lawmen")
  end,
}

scenario "in strict play everything has its phase" {
  covers = { "WEST-SHOOT-01" },
  dice = { initiative = { 5, 2 }, hit = { 3 } },
  run = function(t)
    battle { strict = true }
    local a, b = armed "sixgun"
    priority()
    t.fails(function() shoot(a, b) end, "E-ORDER")
    phase "movement"
    t.fails(function() fight(a, b) end, "E-ORDER")
    phase "shooting"
    t.fails(function() move(a, { 20, 25 }) end, "E-ORDER")
    t.fails(function() phase "movement" end, "E-ORDER")
    t.no(shoot(a, b).hit)
  end,
}

scenario "the stages of a shot" {
  covers = { "WEST-SHOOT-02" },
  dice = { hit = { 4 }, way = { 3 }, wound = { 4 } },
  run = function(t)
    local a, b = armed "sixgun"
    piece("hedge", { line = { { 26, 20 }, { 26, 28 } }, width = 0.2, height = 0.9, name = "hedge" })
    shoot(a, b)
    local text = tostring(explain())
    local at = 0
    for _, rule in ipairs { "WEST-SHOOT-03", "WEST-HIT-01", "WEST-ITW-05", "WEST-WOUND-01" } do
      local here = text:find(rule, 1, true)
      t.yes(here and here > at)
      at = here or at
    end
  end,
}

scenario "who may shoot" {
  covers = { "WEST-SHOOT-03" },
  dice = { hit = { 3 } },
  run = function(t)
    local a, b, red = armed "sixgun"
    local plain = red:add("deputy", { at = { 20, 28 } })
    t.refused(function() shoot(plain, b) end, "WEST-SHOOT-03")
    t.refused(function() shoot(a, plain) end, "WEST-SHOOT-03")
    t.refused(function() shoot(a, b, { weapon = "rifle" }) end, "WEST-SHOOT-03")
    move(a, { 18, 24 })                   -- he walks away and shoots behind him
    t.no(shoot(a, b).hit)
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-03")
  end,
}

for _, c in ipairs { { 0, false }, { 0.1, true } } do
  scenario("bases " .. c[1] .. " inches apart") {
    covers = { "WEST-SHOOT-04" },
    dice = c[2] and { hit = { 3 } } or nil,
    run = function(t)
      local a, b = armed("sixgun", c[1])
      if c[2] then
        t.no(shoot(a, b).hit)
      else
        t.refused(function() shoot(a, b) end, "WEST-SHOOT-04")
      end
    end,
  }
end

for _, c in ipairs { { "heavy_pistol", 3, true }, { "heavy_pistol", 3.1 }, { "rifle", 0, true }, { "rifle", 0.1 }, { "sixgun", 6, true } } do
  scenario("the " .. c[1] .. " after " .. c[2] .. " inches") {
    covers = { "WEST-SHOOT-05" },
    dice = c[3] and { hit = { 3 } } or nil,
    run = function(t)
      local a, b = armed(c[1])
      if c[2] > 0 then move(a, { 20, 24 - c[2] }) end
      if c[3] then
        t.no(shoot(a, b).hit)
      else
        t.refused(function() shoot(a, b) end, "WEST-SHOOT-05")
      end
    end,
  }
end

scenario "a hero shoots twice, one after the other" {
  covers = { "WEST-SHOOT-06" },
  dice = { hit = { 4, 2 }, wound = { 1 } },
  run = function(t)
    local a, b = armed("sixgun", 6, "gunslinger")
    t.yes(shoot(a, b).hit) t.no(shoot(a, b).hit)
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-06")
  end,
}

scenario "nobody comes in between" {
  covers = { "WEST-SHOOT-06" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local a, b, red = armed("sixgun", 6, "gunslinger")
    local c = red:add("deputy", { sixgun = true, at = { 20, 28 } })
    shoot(a, b) shoot(c, b)
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-06")
  end,
}

scenario "the second shot at somebody else" {
  covers = { "WEST-SHOOT-07" },
  dice = { hit = { 4, 5 }, wound = { 4, 6 } },
  run = function(t)
    local a, b, red, blue = armed("sixgun", 6, "gunslinger")
    local q = blue:add("cowboy", { at = { 27, 28 } })
    shoot(a, b)
    t.no(b.alive)
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-03")
    shoot(a, q)
    t.no(q.alive)
  end,
}

scenario "fanning: six dice, two sixes" {
  covers = { "WEST-SHOOT-07" },
  dice = { hit = { 6, 2, 6, 1, 3, 5 }, wound = { 4, 4 } },
  run = function(t)
    local a, b, red, blue = armed("sixgun", 5)
    local q = blue:add("cowboy", { name = "Hank", at = { 27, 27 } })
    local far = blue:add("cowboy", { at = { 27, 32 } })
    t.refused(function() shoot(a, b, { fan = true, others = { far } }) end, "WEST-SHOOT-07")
    local r = shoot(a, b, { fan = true, others = { q } })
    t.equal(r.hits, 2)
    t.no(b.alive) t.no(q.alive)
    next_turn()
    t.refused(function() shoot(a, far) end, "WEST-JAM-05")
  end,
}

scenario "fanning reaches six inches" {
  covers = { "WEST-SHOOT-07" },
  run = function(t)
    local a, b = armed("sixgun", 6.1)
    t.refused(function() shoot(a, b, { fan = true }) end, "WEST-SHOOT-10")
  end,
}

scenario "a rifle is not fanned" {
  covers = { "WEST-SHOOT-07" },
  run = function(t)
    local a, b = armed("rifle", 5)
    t.refused(function() shoot(a, b, { fan = true }) end, "WEST-SHOOT-07")
    t.refused(function() shoot(a, b, { both = true }) end, "WEST-SHOOT-07")
  end,
}

scenario "the odds of fanning" {
  covers = { "WEST-SHOOT-07" },
  run = function(t)
    local a, b = armed("sixgun", 5)
    t.odds(function() return shoot(a, b, { fan = true }).hit end, "31031/46656")
    -- Each die kills with 1/6 x 1/2: 1 - (11/12)^6.
    t.odds(function() shoot(a, b, { fan = true }) return not b.alive end, "1214423/2985984")
  end,
}

scenario "fanning on fives" {
  covers = { "WEST-SHOOT-07" },
  set = { ["rules.west.fan.hit"] = 5 },
  run = function(t)
    local a, b = armed("sixgun", 5)
    t.odds(function() return shoot(a, b, { fan = true }).hit end, "665/729")
  end,
}

scenario "wholly hidden, half hidden, in the open" {
  covers = { "WEST-SHOOT-08" },
  dice = { hit = { 3 } },
  run = function(t)
    local a, b, red = armed "sixgun"
    t.equal(hidden_share(a, b), 0) t.equal(way(a, b), 0)
    local wall = piece("building", { at = { 25, 24 }, size = { 1, 4 }, height = 3 })
    t.equal(hidden_share(a, b), 100)
    t.no(a:sees(b))
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-08")
    put(b, { 27, 27.2 })
    t.yes(hidden_share(a, b) > 25 and hidden_share(a, b) < 100)
    t.equal(way(a, b), 1)
    t.no(shoot(a, b).hit)
  end,
}

scenario "doubtful sight" {
  covers = { "WEST-SHOOT-09" },
  dice = { spot = { 3, 4 } },
  run = function(t)
    local a, b = armed "sixgun"
    t.yes(dispute(a, b).visible)
    t.no(dispute(a, b).visible)
    t.odds(function() return dispute(a, b).visible end, "1/2")
    t.equal(dispute(a, b, { mine = 9, theirs = 12 }).decides, "Cowboys")
    t.equal(dispute(a, b, { mine = 14, theirs = 12 }).decides, "Lawmen")
    t.refused(function() dispute(a, b, { mine = 9, theirs = 9 }) end, "WEST-SHOOT-09")
  end,
}

for _, c in ipairs { { 12, true }, { 12.1 } } do
  scenario("a heavy pistol at " .. c[1] .. " inches") {
    covers = { "WEST-SHOOT-10" },
    dice = c[2] and { hit = { 2 } } or nil,
    run = function(t)
      local a, b = armed("heavy_pistol", c[1])
      if c[2] then
        t.no(shoot(a, b).hit)
      else
        t.refused(function() shoot(a, b) end, "WEST-SHOOT-10")
      end
    end,
  }
end

for _, c in ipairs { { 6, "1/3" }, { 6.1, "1/4" } } do
  scenario("a shotgun at " .. c[1] .. " inches") {
    covers = { "WEST-SHOOT-10" },
    run = function(t)
      local a, b = armed("shotgun", c[1])
      t.odds(function() shoot(a, b) return not b.alive end, c[2])     -- Strength 5: 3+; Strength 3: 4+
    end,
  }
end

scenario "a tomahawk flies twice the Strength" {
  covers = { "WEST-SHOOT-10", "WEST-JAM-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local a, b = armed("tomahawk", 6.1)
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-10")
    put(b, { 27, 24 })
    t.no(shoot(a, b).jammed)
  end,
}

scenario "nobody shoots into a fight" {
  covers = { "WEST-SHOOT-11" },
  run = function(t)
    local a, b, red = armed "sixgun"
    local friend = red:add("deputy", { at = { 27, 25 } })
    charge(friend, b)
    t.refused(function() shoot(a, b) end, "WEST-SHOOT-11")
  end,
}

scenario "outlaws do" {
  covers = { "WEST-SHOOT-11", "WEST-MFIRE-01" },
  dice = { hit = { 4 }, ["WEST-MFIRE-01"] = { 4 }, wound = { 2 } },
  run = function(t)
    local red, blue = band "outlaws", band "lawmen"
    local a = red:add("desperado", { sixgun = true, at = { 20, 24 } })
    local friend = red:add("rowdy", { at = { 27, 25 } })
    local b = blue:add("citizen", { at = { 27, 24 } })
    charge(friend, b)
    t.equal(shoot(a, b).victim, b)
  end,
}

for value, hits in pairs { [4] = { false, false, false, true, true, true }, [5] = { false, false, false, false, true, true } } do
  for face, want in ipairs(hits) do
    scenario(value .. "+ on a " .. face) {
      covers = { "WEST-HIT-01" },
      dice = { hit = { face }, jam = face == 1 and { 6 } or nil, wound = want and { 1 } or nil },
      run = function(t)
        local a, b = armed("sixgun", 6, value == 4 and "deputy" or "citizen")
        t.equal(shoot(a, b).hit, want)
      end,
    }
  end
end

scenario "half hidden is shot at past what hides it" {
  covers = { "WEST-SHOOT-08", "WEST-ITW-01" },
  dice = { hit = { 5 }, way = { 3 } },
  run = function(t)
    local a, b = armed("sixgun", 8)
    piece("barricade", { at = { 28.98, 23.75 }, size = { 0.02, 0.5 }, height = 1.5, name = "the board" })
    t.equal(hidden_share(a, b), 50)
    t.equal(shoot(a, b).stopped, "the board")
  end,
}
