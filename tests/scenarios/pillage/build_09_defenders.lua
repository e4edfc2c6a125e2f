-- Who stands at an entrance of a building, and who no longer does.
local function held(opts)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local h = piece(opts.kind or "house", { at = { 20, 20 }, size = { 6, 6 }, floors = 3, doors = { { 20, 17 }, { 20, 23 }, { 17, 20 } } })
  local a = red:add("warrior", { name = "A", weapon = "hand_weapon", at = { 20, 12 } })
  local c = red:add("warrior", { name = "C", weapon = "hand_weapon", at = { 20, 28 } })
  local d = {}
  for i = 1, opts.defenders or 1 do
    d[i] = blue:add("warrior", { name = "D" .. i, weapon = opts.armed or "hand_weapon", shield = true, at = { 40, 2 * i } })
    put(d[i], h, opts.floor or 0)
  end
  return h, a, c, d, red, blue
end

scenario "in a later assault another may stand at the door than before" {
  covers = { "PIL-BUILD-09" },
  dice = { charge = { 5, 5 }, push = { 5 }, hit = { 1 } },
  choices = { defend = { "D2", "D1" } },
  run = function(t)
    local h, a, _, d = held { defenders = 2 }
    assault(a, h)
    t.yes(d[2].in_melee)
    next_turn()
    push(d[2], a)
    fight(a, d[2])
    next_turn()
    t.yes(assault(a, h).contact)
    t.yes(d[1].in_melee)
    t.no(d[2].in_melee)
  end,
}

scenario "who has left the house defends it no more" {
  covers = { "PIL-BUILD-09", "PIL-BUILD-06" },
  dice = { charge = { 5, 5 }, push = { 5 }, hit = { 1 } },
  run = function(t)
    local h, a, _, d = held { defenders = 2 }
    assault(a, h)
    next_turn()
    push(d[1], a)
    fight(a, d[1])
    next_turn()
    leave(d[1], { door = 3 })
    t.yes(assault(a, h, { door = 1 }).contact)
    t.yes(d[2].in_melee)
    t.no(d[1].in_melee)
  end,
}

scenario "a defender who is pushed stays inside, and may stand at another door" {
  covers = { "PIL-BUILD-09", "PIL-PUSH-04" },
  dice = { charge = { 5, 5 }, push = { 5 }, hit = { 1 } },
  run = function(t)
    local h, a, c, d = held {}
    assault(a, h)
    next_turn()
    push(a, d[1])
    fight(a, d[1])
    t.equal(d[1].inside, h)
    t.no(d[1].in_melee)
    next_turn()
    t.yes(assault(c, h, { door = 2 }).contact)
    t.yes(d[1].in_melee)
    t.equal(need("hit", d[1], c), 4)                      -- A still stands at his door
  end,
}

scenario "the stairs are one entrance, and who is pushed goes back below" {
  covers = { "PIL-BUILD-14", "PIL-BUILD-09", "PIL-PUSH-04" },
  dice = { push = { 5 }, hit = { 1 } },
  run = function(t)
    local h, a, c, d = held { floor = 1, defenders = 2 }
    put(a, h, 0)
    put(c, h, 0)
    t.yes(assault(a, h).contact)
    t.refused(function() assault(c, h) end, "PIL-BUILD-09")
    next_turn()
    push(d[1], a)
    fight(a, d[1])
    t.equal(a.inside, h)
    t.no(a.in_melee)
    next_turn()
    t.yes(floor(a, 0).ok)                                 -- he is below still
  end,
}

scenario "who is not there does not react" {
  covers = { "PIL-BUILD-09", "PIL-REACT-01" },
  run = function(t)
    local h, a, _, d = held { kind = "tower", armed = "bow", floor = 0 }
    t.refused(function() assault(a, h, { react = "bow" }) end, "PIL-REACT-01")         -- the door is closed
    put(d[1], h, 1)
    put(a, h, 0)
    t.refused(function() assault(a, h, { react = "bow" }) end, "PIL-REACT-01")
    t.yes(assault(a, h, { react = "none" }).contact)
  end,
}

scenario "a formation does not charge a closed door either" {
  covers = { "PIL-BUILD-10", "PIL-WALL-06" },
  run = function(t)
    local h, _, _, _, red = held { kind = "tower" }
    local wall = red:row(5, "warrior", { weapon = "hand_weapon", shield = true, at = { 18, 10 } })
    form("shield_wall", wall, { faces = "north" })
    next_turn()
    t.refused(function() assault(wall[3], h, { door = 1 }) end, "PIL-WALL-06")
  end,
}

scenario "with the other reading who throws the enemy out enters at once" {
  covers = { "PIL-BUILD-08", "PIL-BUILD-14" },
  dice = { charge = { 5 }, hit = { A = { 6, 6 }, D1 = { 1, 1 } }, save = { 1, 1 } },
  run = function(t)
    for _, n in ipairs { 0, 1 } do
      battle {}
      set("rules.building.advance", "at_once")
      local h, a, _, d = held { floor = n }
      if n == 1 then put(a, h, 0) end
      assault(a, h)
      fight(a, d[1])
      t.yes((n == 0 and enter(a, h) or floor(a, 1)).ok)
      t.equal(a.inside, h)
      t.yes(explain():find("follows in"))                -- no turn passes
    end
  end,
}

scenario "the odds of an assault and the melee at the door are exact" {
  covers = { "PIL-BUILD-08" },
  run = function(t)
    local h, a, _, d = held {}
    -- 4 to hit, 3 with the bonus: 1/3 * 3/6 + 2/3 * 4/6; a save of 4: 3/6
    t.odds(function() assault(a, h) fight(a, d[1]) return not d[1].alive end, "11/36")
  end,
}
