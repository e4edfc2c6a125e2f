scenario "Strength against Grit" {
  covers = { "WEST-WOUND-01" },
  run = function(t)
    -- Strength, Grit, need: 7 is 6 and then 4+, 8 is 6 and then 5+, 9 two sixes, 10 never.
    for _, c in ipairs { { 3, 3, 4 }, { 2, 3, 5 }, { 4, 3, 4 }, { 5, 3, 3 }, { 3, 5, 5 }, { 3, 6, 6 }, { 3, 1, 3 }, { 10, 1, 3 },
      { 3, 4, 5 }, { 3, 7, 6 }, { 3, 8, 7 }, { 3, 9, 8 }, { 3, 10, 9 }, { 1, 8, 9 }, { 1, 9, 10 }, { 4, 5, 5 }, { 4, 4, 4 }, { 6, 3, 3 } } do
      t.equal(needs(c[1], c[2]), c[3])
    end
  end,
}

-- With d = Grit - Strength, the chart is one rule: 3+ up to -2, 4+ to 0, 5+ to 2, 6 to 4,
-- then 6 and 4+, 6 and 5+, 6 and 6, never.
scenario "the whole chart is one rule" {
  covers = { "WEST-WOUND-01" },
  run = function(t)
    local function want(d)
      if d <= -2 then return 3 elseif d <= 0 then return 4 elseif d <= 2 then return 5 elseif d <= 4 then return 6 end
      return math.min(d + 2, 10)
    end
    for s = 1, 10 do
      for g = 1, 10 do t.equal(needs(s, g), want(g - s)) end
    end
  end,
}

-- One hit of a Strength on a cowboy of another Grit: the chance to wound.
for _, c in ipairs { { 5, 3, "2/3" }, { 3, 3, "1/2" }, { 2, 3, "1/3" }, { 3, 6, "1/6" }, { 3, 8, "1/12" }, { 3, 9, "1/18" }, { 3, 10, "1/36" }, { 1, 9, "0" } } do
  scenario("Strength " .. c[1] .. " against Grit " .. c[2]) {
    covers = { "WEST-WOUND-01" },
    set = { ["rules.troop.cowboy.grit"] = c[2] },
    run = function(t)
      local m = band():add("cowboy", { at = { 10, 10 } })
      t.odds(function() wound(m, c[1]) return not m.alive end, c[3])
    end,
  }
end

for _, c in ipairs { { { 6, 4 }, true }, { { 6, 3 }, false }, { { 5 }, false } } do
  scenario("Grit 8: " .. table.concat(c[1], ", ")) {
    covers = { "WEST-WOUND-01" },
    set = { ["rules.troop.cowboy.grit"] = 8 },
    dice = { wound = c[1] },
    run = function(t)
      local m = band():add("cowboy", { at = { 10, 10 } })
      wound(m, 3)
      t.equal(m.alive, not c[2])
      t.explains("WEST-WOUND-01")
    end,
  }
end

scenario "too weak to wound: no die" {
  covers = { "WEST-WOUND-01" },
  set = { ["rules.troop.cowboy.grit"] = 9 },
  run = function(t)
    local m = band():add("cowboy", { at = { 10, 10 } })
    wound(m, 1)
    t.yes(m.alive)
  end,
}

-- One shot with Strength 3: to hit, past what is in the way, to wound.
for _, c in ipairs {
  { "deputy", 3, false, "1/4" }, { "deputy", 4, false, "1/6" }, { "deputy", 3, true, "1/8" }, { "cowboy", 3, false, "1/6" }, { "cowboy", 4, false, "1/9" },
  { "cowboy", 3, true, "1/12" } } do
  scenario("a shot of a " .. c[1] .. " at Grit " .. c[2] .. (c[3] and " behind somebody" or "")) {
    covers = { "WEST-WOUND-01", "WEST-HIT-01" },
    set = { ["rules.troop.rowdy.grit"] = c[2] },
    run = function(t)
      local a = band "lawmen":add(c[1], { sixgun = true, at = { 20, 24 } })
      local red = band "outlaws"
      local b = red:add("rowdy", { at = { 29, 24 } })
      if c[3] then red:add("tough", { at = { 26, 24.6 } }) end
      t.odds(function() shoot(a, b) return not b.alive end, c[4])
    end,
  }
end

-- Shooting values of 3 and 6 are those of nobody on the lists.
for value, chance in pairs { [3] = "1/3", [6] = "1/12" } do
  scenario("Shooting " .. value .. "+") {
    covers = { "WEST-WOUND-01", "WEST-HIT-01" },
    set = { ["rules.troop.deputy.shooting"] = value },
    run = function(t)
      local a = band "lawmen":add("deputy", { sixgun = true, at = { 20, 24 } })
      local b = band "outlaws":add("rowdy", { at = { 29, 24 } })
      t.odds(function() shoot(a, b) return not b.alive end, chance)
    end,
  }
end

scenario "the last Wound removes" {
  covers = { "WEST-WOUND-01" },
  dice = { wound = { 5, 5 } },
  run = function(t)
    local m = band "lawmen":add("sheriff", { at = { 10, 10 } })
    wound(m, 3)
    t.yes(m.alive) t.equal(m.hp, 1)
    wound(m, 3)
    t.no(m.alive)
    t.refused(function() wound(m, 3) end, "WEST-WOUND-01")
  end,
}

scenario "a buffalo gun wounds anything on a 4, and lays it down" {
  covers = { "WEST-WOUND-01" },
  set = { ["rules.troop.rowdy.grit"] = 8 },
  dice = { hit = { 4 }, wound = { 3 } },
  run = function(t)
    local a = band "lawmen":add("deputy", { buffalo_gun = true, at = { 20, 24 } })
    local b = band "outlaws":add("rowdy", { at = { 29, 24 } })
    t.odds(function() shoot(a, b) return not b.alive end, "1/4")
    shoot(a, b)
    t.yes(b.alive) t.yes(b.prone)
  end,
}

scenario "a shotgun at close quarters knocks him down, both barrels roll again" {
  covers = { "WEST-WOUND-01", "WEST-JAM-05" },
  dice = { hit = { 4, 4 }, wound = { 2, 2, 1 } },
  run = function(t)
    local a = band "lawmen":add("deputy", { shotgun = true, at = { 20, 24 } })
    local b = band "outlaws":add("rowdy", { at = { 27, 24 } })
    -- 1/2 to hit; a 3 or more of one die, or of two.
    t.odds(function() shoot(a, b) return not b.alive end, "1/3")
    t.odds(function() shoot(a, b, { both = true }) return not b.alive end, "4/9")
    shoot(a, b)
    t.yes(b.prone) t.equal(a.barrels, 1)
    next_turn()
    t.refused(function() shoot(a, b, { both = true }) end, "WEST-SHOOT-07")
    reload(a)
    t.refused(function() shoot(a, b) end, "WEST-JAM-05")
    next_turn()
    t.yes(shoot(a, b, { both = true }).hit)
    next_turn()
    t.refused(function() shoot(a, b) end, "WEST-JAM-05")
  end,
}

scenario "two hands: worse at winning, better at wounding" {
  covers = { "WEST-OBST-06" },
  run = function(t)
    local a = band "lawmen":add("cowboy", { two_handed_weapon = true, at = { 20, 24 } })
    local b = band "outlaws":add("rowdy", { at = { 21, 24 } })
    -- One less: it is higher in 10 of 36, equal in 5, of which half; then 3+.
    t.odds(function() return fight(a, b).won end, "25/72")
    t.odds(function() fight(a, b) return not b.alive end, "25/108")
  end,
}

scenario "ties go to the better fighter, or to nobody in particular" {
  covers = { "WEST-OBST-06" },
  run = function(t)
    local a = band "lawmen":add("sheriff", { at = { 20, 24 } })
    local b = band "outlaws":add("rowdy", { at = { 21, 24 } })
    t.odds(function() return fight(a, b).won end, "7/12")
    set("rules.west.melee.tie", "even")
    t.odds(function() return fight(a, b).won end, "1/2")
  end,
}

scenario "two against one" {
  covers = { "WEST-OBST-06" },
  run = function(t)
    local red = band "lawmen"
    local a, c = red:add("cowboy", { at = { 20, 24 } }), red:add("cowboy", { at = { 21.5, 26 } })
    local b = band "outlaws":add("rowdy", { at = { 21, 24 } })
    charge(c, b)
    -- The higher of two dice against one: higher in 125 of 216, equal in 36 of 216, half of which.
    t.odds(function() return fight(a, b).won end, "143/216")
  end,
}
