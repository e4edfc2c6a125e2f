-- Jake stands flush behind a hedge, half an inch thick, from x = 20 on.
local function hedge(o)
  o = o or {}
  local w = o.width or 0.5
  local red, blue = band "cowboys", band "outlaws"
  local h = piece(o.kind or "wooden_fence", { at = { 20 + w / 2, 24 }, size = { w, 30 }, height = o.height or 1.2, name = "the hedge" })
  local jake = blue:add("rowdy", { name = "Jake", sixgun = true, prone = o.prone, at = { 20.5 + w + (o.back or 0), 24 } })
  local man = red:add("cowboy", { name = "Slim", sixgun = true, at = { 16, 24 } })
  return man, jake, h, red
end

for _, c in ipairs { { 0.8, true }, { 1.5, false }, { 0.8, false, true } } do
  scenario("landing " .. c[1] .. " inches from a " .. (c[3] and "lying" or "standing") .. " man at the wall") {
    covers = { "WEST-OBST-01" },
    dice = not c[2] and { jump = { 3 } } or nil,
    run = function(t)
      local man, jake, h = hedge { width = 0.1, height = 1.75, prone = c[3] }
      put(man, { 19.5, 24 + 1 + c[1] })   -- he lands beside him, as far away
      if c[2] then
        t.refused(function() jump(man, h) end, "WEST-OBST-01")
      else
        t.equal(jump(man, h).row, "plain")
        t.equal(man.x, 20.6)
      end
    end,
  }
end

scenario "charging across half an inch of hedge" {
  covers = { "WEST-OBST-02", "WEST-OBST-03", "WEST-SHOOT-04" },
  run = function(t)
    local man, jake = hedge()
    local r = charge(man, jake)
    t.yes(r.across) t.equal(r.gap, 0.5) t.equal(man.x, 19.5)
    t.yes(man.in_melee) t.yes(jake.in_melee)
    t.refused(function() move(jake, { 24, 24 }) end, "WEST-OBST-03")
    t.refused(function() move(man, { 15, 24 }) end, "WEST-OBST-03")
    t.refused(function() shoot(man, jake) end, "WEST-SHOOT-04")
    t.refused(function() shoot(jake, man) end, "WEST-SHOOT-04")
    next_turn()
    move(jake, { 24, 24 })
    t.no(man.in_melee)
  end,
}

scenario "they stay in the fight, where that is played" {
  covers = { "WEST-OBST-03" },
  set = { ["rules.west.melee.leave"] = false },
  run = function(t)
    local man, jake = hedge()
    charge(man, jake)
    next_turn()
    t.refused(function() move(jake, { 24, 24 }) end, "WEST-OBST-03")
  end,
}

scenario "a wall over which he was not seen" {
  covers = { "WEST-OBST-02" },
  run = function(t)
    local man, jake = hedge { height = 1.75 }
    t.refused(function() charge(man, jake) end, "WEST-OBST-02")
  end,
}

scenario "too far to charge" {
  covers = { "WEST-OBST-02" },
  run = function(t)
    local man, jake = hedge()
    put(man, { 13.4, 24 })
    t.refused(function() charge(man, jake) end, "WEST-OBST-02")
    put(man, { 13.5, 24 })
    charge(man, jake)
    t.equal(left(man), 0)
  end,
}

for _, c in ipairs { { 1, true }, { 1.1, false } } do
  scenario("a hedge " .. c[1] .. " inches wide") {
    covers = { "WEST-OBST-04" },
    run = function(t)
      local man, jake = hedge { width = c[1] }
      if c[2] then
        t.equal(charge(man, jake).gap, 1)
      else
        t.refused(function() charge(man, jake) end, "WEST-OBST-04")
      end
    end,
  }
end

scenario "a deeper control zone reaches across" {
  covers = { "WEST-OBST-04" },
  set = { ["rules.west.control_zone"] = 1.5 },
  run = function(t)
    local man, jake = hedge { width = 1.1 }
    t.equal(charge(man, jake).gap, 1.1)
  end,
}

scenario "three reach him across the hedge, the fourth does not" {
  covers = { "WEST-OBST-05" },
  run = function(t)
    local man, jake, h, red = hedge()
    -- Along the hedge at x = 19.5, 1.5" from his line: so far apart that the gap comes out.
    local function at(gap) local d = math.sqrt((gap + 1) ^ 2 - 1.5 ^ 2) return d end
    local a = red:add("cowboy", { name = "a", at = { 16, 24 } })
    put(man, { 10, 40 })
    t.equal(charge(a, jake).gap, 0.5)
    local b = red:add("cowboy", { name = "b", at = { 17, 20 } })
    t.yes(charge(b, jake, { to = { 19.5, 24 - 1.01 } }).gap < 0.9)
    local c = red:add("cowboy", { name = "c", at = { 17, 28 } })
    t.equal(charge(c, jake, { to = { 19.5, 24 + at(0.9) } }).gap, 0.9)
    local d = red:add("cowboy", { name = "d", at = { 17, 30 } })
    t.refused(function() charge(d, jake, { to = { 19.5, 24 + at(1.2) } }) end, "WEST-OBST-02")
    for _, m in ipairs { a, b, c } do t.yes(m.in_melee) end
    t.no(d.in_melee)
  end,
}

scenario "a fight across a hedge is a fight" {
  covers = { "WEST-OBST-06" },
  dice = { bout = { 5, 3 }, wound = { 4 } },
  run = function(t)
    local man, jake = hedge()
    charge(man, jake)
    local r = fight(man)
    t.yes(r.won) t.equal(r.strikes, 1)
    t.no(jake.alive) t.no(man.in_melee)
  end,
}

scenario "the odds of that fight" {
  covers = { "WEST-OBST-06" },
  run = function(t)
    local man, jake = hedge()
    charge(man, jake)
    -- Equals: he wins half of the rounds, and then wounds on 4, 5, 6.
    t.odds(function() return fight(man).won end, "1/2")
    t.odds(function() fight(man) return not jake.alive end, "1/4")
    t.odds(function() fight(man) return not man.alive end, "1/4")
  end,
}

-- Small bases, so that three find room where the gaps come out.
scenario "gaps of 0.5, 0.7 and 0.9 inches reach him, 1.2 does not" {
  covers = { "WEST-OBST-05" },
  set = { ["rules.geometry.bases.infantry"] = 0.5 },
  run = function(t)
    local red, blue = band "cowboys", band "outlaws"
    piece("wooden_fence", { at = { 20.25, 24 }, size = { 0.5, 30 }, height = 1.2, name = "the hedge" })
    local jake = blue:add("rowdy", { at = { 20.75, 24 } })
    for _, c in ipairs { { 0.5, 0 }, { 0.7, 0.6633 }, { 0.9, -0.9798 } } do
      local m = red:add("cowboy", { at = { 17, 24 + c[2] } })
      local r = charge(m, jake, { to = { 19.75, 24 + c[2] } })
      t.yes(r.across and math.abs(r.gap - c[1]) < 0.002)
      t.yes(m.in_melee)
    end
    local d = red:add("cowboy", { at = { 17, 25.3748 } })
    t.refused(function() charge(d, jake, { to = { 19.75, 25.3748 } }) end, "WEST-OBST-02")
    t.no(d.in_melee)
  end,
}

scenario "nobody charges through somebody else" {
  covers = { "WEST-OBST-02" },
  run = function(t)
    local red, blue = band "cowboys", band "outlaws"
    local man = red:add("cowboy", { name = "Slim", at = { 16, 24 } })
    local friend = red:add("cowboy", { name = "Pat", at = { 18, 24.6 } })
    local jake = blue:add("rowdy", { name = "Jake", at = { 21, 24 } })
    t.fails(function() charge(man, jake) end, "E-ORDER")
    t.no(man.in_melee) t.equal(man.x, 16)
    put(friend, { 18, 25 })
    charge(man, jake)
    t.equal(man.x, 20)
  end,
}
