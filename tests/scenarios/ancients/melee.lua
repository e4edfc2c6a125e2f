-- Close combat. (0, 0) is cell {3, 3}. The attacker is red.
local function sq(x, y) return { x + 3, y + 3 } end

local red, blue
local function sides()
  red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
end
local function ours(troop, x, y, facing, more) return red:add(troop, { name = "A", at = sq(x, y), facing = facing }, more or {}) end
local function theirs(troop, x, y, facing, more) return blue:add(troop, { name = "D", at = sq(x, y), facing = facing }, more or {}) end

-- a on (0, 0) faces east, d on (1, 0) faces a side: west is frontally.
local function pair(a, d, faces, more)
  sides()
  return ours(a, 0, 0, "east", more), theirs(d, 1, 0, faces or "west")
end

scenario "who has moved next to an enemy fights him" {
  covers = { "GRID-MELEE-01" },
  dice = { attack = { 1 }, defence = { 1 } },
  run = function(t)
    sides()
    local a = ours("heavy_cavalry", 0, 0, "east")
    local d = theirs("heavy_infantry", 2, 1, "west")
    t.refused(function() fight(a, d) end, "GRID-MELEE-01")
    move(a, sq(2, 0))
    local f = red:add("light_infantry", { at = sq(1, 0) })
    t.refused(function() fight(a, f) end, "GRID-MELEE-01")
    t.equal(fight(a, d).hits, 0)
  end,
}

scenario "once a turn as the attacker, as often as one is attacked" {
  covers = { "GRID-MELEE-01", "GRID-MELEE-09" },
  dice = { attack = { A = { 1 }, B = { 1 } }, defence = { D = { 1, 1 } } },
  run = function(t)
    local a, d = pair("light_infantry", "light_infantry")
    local b = red:add("light_infantry", { name = "B", at = sq(1, 1), facing = "south" })
    fight(a, d)
    t.refused(function() fight(a, d) end, "GRID-MELEE-09")
    t.equal(fight(b, d).hits, 0)
  end,
}

scenario "or as often as one likes" {
  covers = { "GRID-MELEE-01" },
  dice = { attack = { 1, 1 }, defence = { 1, 1 } },
  set = { ["rules.grid.melee.sequence"] = "free" },
  run = function(t)
    local a, d = pair("light_infantry", "light_infantry")
    fight(a, d)
    t.equal(fight(a, d).hits, 0)
  end,
}

scenario "front, flank and rear of a square" {
  covers = { "GRID-MELEE-02" },
  run = function(t)
    sides()
    local d = theirs("light_infantry", 0, 0, "east")
    t.equal(flank(red:add("light_infantry", { at = sq(1, 0), facing = "west" }), d), "front")
    t.equal(flank(red:add("light_infantry", { at = sq(0, 1), facing = "south" }), d), "flank")
    t.equal(flank(red:add("light_infantry", { at = sq(0, -1), facing = "north" }), d), "flank")
    t.equal(flank(red:add("light_infantry", { at = sq(-1, 0), facing = "east" }), d), "rear")
    local far = red:add("light_infantry", { at = sq(2, 2) })
    t.refused(function() flank(far, d) end, "GRID-MELEE-02")
  end,
}

-- The sides of a hex on which it is attacked, from the front on against the clock.
local function around(wide)
  battle { house = "hexes" }
  if wide then set("rules.grid.sides.hexes.front", wide) end
  sides()
  local d, out = blue:add("light_infantry", { at = { 3, 4 }, facing = "east" }), {}
  for i, c in ipairs { { 4, 4 }, { 3, 5 }, { 2, 5 }, { 2, 4 }, { 2, 3 }, { 3, 3 } } do
    out[i] = flank(red:add("light_infantry", { at = c, facing = "east" }), d)
  end
  return table.concat(out, " ")
end

scenario "of a hex one front, four flanks, one rear" {
  covers = { "GRID-MELEE-02" },
  run = function(t) t.equal(around(), "front flank flank rear flank flank") end,
}

scenario "or a front of three sides" {
  covers = { "GRID-MELEE-02" },
  run = function(t) t.equal(around(3), "front front flank rear flank front") end,
}

scenario "an elephant attacks only whom it faces" {
  covers = { "GRID-MELEE-03" },
  dice = { attack = { 1 }, defence = { 1 } },
  run = function(t)
    sides()
    local e = ours("war_elephants", 2, 0, "east")
    local beside, before = theirs("light_infantry", 2, 1, "south"), blue:add("light_infantry", { name = "B", at = sq(3, 0), facing = "west" })
    t.refused(function() fight(e, beside) end, "GRID-MELEE-03")
    t.equal(fight(e, before).hits, 0)
  end,
}

scenario "but it fights back when attacked" {
  covers = { "GRID-MELEE-03", "GRID-MELEE-04" },
  dice = { attack = { 1 }, defence = { 5 }, consequence = { 1 } },
  run = function(t)
    sides()
    local e = theirs("war_elephants", 1, 1, "east")
    t.equal(fight(ours("light_infantry", 1, 0, "north"), e).lost_own, 1)
  end,
}

local function exchange(name, a, d, hits, taken)
  scenario(name) {
    covers = { "GRID-MELEE-04" },
    dice = { attack = { a }, defence = { d }, consequence = hits + taken > 0 and (taken > 0 and { 1, 1 } or { 1 }) or nil },
    run = function(t)
      local r = fight(pair("light_infantry", "light_infantry"))
      t.equal(r.hits, hits) t.equal(r.hits_taken, taken)
    end,
  }
end
exchange("5 and 5: both hit", 5, 5, 1, 1)
exchange("5 and 4: only the first", 5, 4, 1, 0)
exchange("3 and 2: nothing", 3, 2, 0, 0)

-- One melee by its two dice: does the attacker hit, does the defender?
local function case(name, set_up, rolls)
  for _, r in ipairs(rolls) do
    local a, d, hits, taken = r[1], r[2], r[3], r[4]
    local bear = {}
    for i = 1, hits + taken do bear[i] = 1 end
    scenario(name .. ": " .. a .. " and " .. d) {
      covers = { "GRID-MELEE-05", "GRID-MELEE-06" },
      dice = { attack = { A = { a } }, defence = { D = { d } }, consequence = #bear > 0 and bear or nil },
      run = function(t)
        local x, y = set_up()
        local r = fight(x, y)
        t.equal(r.hits, hits) t.equal(r.hits_taken, taken)
        t.explains("GRID-MELEE-05")
      end,
    }
  end
end

case("heavy infantry and a commander in a flank", function()
  local a, d = pair("heavy_infantry", "light_infantry", "north")
  red:add("commander", { at = sq(0, 0) })
  return a, d
end, { { 2, 6, 1, 1 }, { 1, 5, 0, 0 } })

case("an elephant at heavy cavalry", function() return pair("war_elephants", "heavy_cavalry") end, { { 4, 6, 1, 1 }, { 3, 5, 0, 0 } })
case("and in its rear", function() return pair("war_elephants", "heavy_cavalry", "east") end, { { 3, 6, 1, 0 }, { 2, 6, 0, 0 } })
case("light infantry against a hill", function()
  local a, d = pair("light_infantry", "light_infantry")
  lay("hill", sq(1, 0))
  return a, d
end, { { 6, 5, 1, 1 }, { 5, 4, 0, 0 } })
case("heavy cavalry at an elephant", function() return pair("heavy_cavalry", "war_elephants") end, { { 5, 4, 1, 1 }, { 4, 3, 0, 0 } })
case("light cavalry at chariots with a commander", function()
  local a, d = pair("light_cavalry", "war_chariots")
  blue:add("commander", { at = sq(1, 0) })
  return a, d
end, { { 5, 3, 1, 1 }, { 4, 2, 0, 0 } })

case("light infantry out of a wood", function()
  local a, d = pair("light_infantry", "light_infantry")
  lay("wood", sq(0, 0))
  return a, d
end, { { 5, 6, 1, 1 }, { 4, 5, 0, 0 } })

scenario "every modifier stands in the explanation" {
  covers = { "GRID-MELEE-05" },
  dice = { attack = { 1 }, defence = { 6 } },
  run = function(t)
    local a, d = pair("war_elephants", "heavy_cavalry", "east")
    red:add("commander", { at = sq(0, 0) })
    lay("fortification", sq(1, 0))
    fight(a, d)                                                     -- +1 +1 +1 -1; +1 -1 -1 -1
    t.equal(a.hp, 4)
    t.explains("GRID-MELEE-05", 1) t.explains("GRID-MELEE-05", -1)
  end,
}

scenario "exact odds of a melee" {
  covers = { "GRID-MELEE-05", "GRID-MELEE-06" },
  run = function(t)
    local a, d = pair("war_elephants", "heavy_cavalry", "east")
    t.odds(function() return fight(a, d).hits == 1 end, "2/3")      -- 3 or more
    t.odds(function() return fight(a, d).hits_taken == 1 end, "0")
    t.odds(function() return fight(a, d).lost == 1 end, "1/3")      -- and 1 to 3
  end,
}

-- A melee that cavalry wins by 5, if no elephant frightens it.
local function beside_elephant(whose)
  sides()
  local a = ours("light_cavalry", 0, 0, "east")
  local d = theirs("light_infantry", 1, 0, "west")
  local of = whose == "own" and red or blue
  of:add("war_elephants", { at = sq(0, 1) })
  of:add("war_elephants", { at = sq(0, -1) })                       -- counts once
  return fight(a, d).hits
end

scenario "elephants frighten horses, whoever has them" {
  covers = { "GRID-MELEE-05" },
  dice = { attack = { 6 }, defence = { 1 }, consequence = { 1 } },
  run = function(t) t.equal(beside_elephant("own"), 1) end,
}

scenario "unless only those of the enemy do" {
  covers = { "GRID-MELEE-05" },
  dice = { attack = { 5 }, defence = { 1 }, consequence = { 1 } },
  set = { ["rules.grid.melee.elephant_fear"] = "enemy" },
  run = function(t) t.equal(beside_elephant("own"), 1) end,
}

scenario "a die that is 1 short of it misses" {
  covers = { "GRID-MELEE-05" },
  dice = { attack = { 5 }, defence = { 1 } },
  run = function(t) t.equal(beside_elephant("enemy"), 0) end,
}

scenario "the dice are not compared" {
  covers = { "GRID-MELEE-06" },
  dice = { attack = { 5 }, defence = { 5 }, consequence = { 1, 1 } },
  run = function(t)
    local a, d = pair("heavy_infantry", "light_infantry", "north")
    red:add("commander", { at = sq(0, 0) })                         -- 5 + 3 = 8
    blue:add("commander", { at = sq(1, 0) })                        -- 5 - 1 + 1 = 5
    local r = fight(a, d)
    t.equal(r.hits, 1) t.equal(r.hits_taken, 1)
  end,
}

-- Both hit: the defender has 1 point left, the attacker 3.
local function last_stand(answer)
  return {
    covers = { "GRID-MELEE-07", "GRID-MELEE-08" },
    dice = { attack = { 5 }, defence = { 5 }, consequence = { D = { 2 }, A = { 5 } } },
    choices = { consequence = { answer } },
  }
end
local stays = last_stand "lose"
stays.choices.advance = { "yes" }
stays.run = function(t)
  sides()
  local a, d = ours("light_infantry", 0, 0, "east", { hp = 3 }), theirs("light_infantry", 1, 0, "west", { hp = 1 })
  local r = fight(a, d)
  t.no(d.alive) t.equal(a.hp, 2) t.equal(r.winner, a) t.yes(r.advanced)
  t.equal(a.x, 4)
end
scenario "who takes the loss and stays has won" (stays)
local goes = last_stand "retreat"
goes.run = function(t)
  sides()
  local a, d = ours("light_infantry", 0, 0, "east", { hp = 3 }), theirs("light_infantry", 1, 0, "west", { hp = 1 })
  local r = fight(a, d)
  t.no(d.alive) t.equal(a.hp, 3) t.equal(r.winner, nil) t.no(r.advanced)
  t.equal(a.x, 2)
end
scenario "who retreats at the same time has not" (goes)

scenario "the defender rolls first how it takes its hit" {
  covers = { "GRID-MELEE-07" },
  dice = { attack = { 5 }, defence = { 5 }, consequence = { 2, 5 } },
  choices = { consequence = { "retreat" } },
  run = function(t)
    local a, d = pair("light_infantry", "light_infantry")
    local r = fight(a, d, { advance = true })
    t.equal(r.lost, 1) t.equal(d.hp, 1) t.equal(a.hp, 2)
    t.yes(r.retreated_own) t.equal(a.x, 2)
  end,
}

scenario "the winner may take the cell" {
  covers = { "GRID-MELEE-08" },
  dice = { attack = { 5 }, defence = { 1 }, consequence = { 1 } },
  choices = { advance = { "yes" } },
  run = function(t)
    sides()
    local a = ours("heavy_infantry", 0, 0, "east")
    fight(a, theirs("light_infantry", 1, 0, "west", { hp = 1 }))
    t.equal(a.x, 4)
  end,
}

scenario "or not" {
  covers = { "GRID-MELEE-08" },
  dice = { attack = { 5 }, defence = { 1 }, consequence = { 1 } },
  run = function(t)
    sides()
    local a = ours("heavy_infantry", 0, 0, "east")
    t.no(fight(a, theirs("light_infantry", 1, 0, "west", { hp = 1 }), { advance = false }).advanced)
    t.equal(a.x, 3)
  end,
}

scenario "an enemy who lost a point and stayed was not beaten" {
  covers = { "GRID-MELEE-08" },
  dice = { attack = { 5 }, defence = { 1 }, consequence = { 1 } },
  run = function(t)
    local a, d = pair("heavy_infantry", "light_infantry")
    local r = fight(a, d)
    t.equal(r.winner, nil) t.equal(r.lost, 1) t.equal(a.x, 3)
  end,
}

scenario "a machine does not advance" {
  covers = { "GRID-MELEE-08" },
  dice = { attack = { 1 }, defence = { 5 }, consequence = { 1 } },
  run = function(t)
    sides()
    red:add("heavy_infantry", { at = sq(-3, 0) })                      -- or one point would exhaust them
    local a, d = ours("light_infantry", 0, 0, "east", { hp = 1 }), theirs("throwing_machine", 1, 0, "west")
    local r = fight(a, d)
    t.no(a.alive) t.equal(r.winner, d) t.no(r.advanced) t.equal(d.x, 4)
  end,
}

scenario "nor who is destroyed himself" {
  covers = { "GRID-MELEE-08", "GRID-MELEE-04" },
  dice = { attack = { 5 }, defence = { 5 }, consequence = { 1, 1 } },
  run = function(t)
    sides()
    red:add("heavy_infantry", { at = sq(-3, 0) })                      -- or one point would exhaust them
    local a, d = ours("light_infantry", 0, 0, "east", { hp = 1 }), theirs("light_infantry", 1, 0, "west", { hp = 1 })
    local r = fight(a, d)
    t.no(a.alive) t.no(d.alive) t.equal(r.winner, nil)
  end,
}

-- The defender drives the attacker off.
local function repulse()
  sides()
  local a, d = ours("light_infantry", 0, 0, "east"), theirs("light_infantry", 1, 0, "west")
  fight(a, d)
  return d.x
end

scenario "the attacked side advances as well" {
  covers = { "GRID-MELEE-08" },
  dice = { attack = { 1 }, defence = { 5 }, consequence = { 5 } },
  choices = { consequence = { "retreat" }, advance = { "yes" } },
  run = function(t) t.equal(repulse(), 3) end,
}

scenario "or the attacker alone" {
  covers = { "GRID-MELEE-08" },
  dice = { attack = { 1 }, defence = { 5 }, consequence = { 5 } },
  choices = { consequence = { "retreat" } },
  set = { ["rules.grid.melee.advance"] = "active" },
  run = function(t) t.equal(repulse(), 4) end,
}

scenario "heavy infantry goes through three enemies in a row" {
  covers = { "GRID-MELEE-09", "GRID-MELEE-05" },
  dice = { attack = { A = { 4, 5, 3 } }, defence = { D1 = { 2 }, D2 = { 3 }, D3 = { 4 } }, consequence = { D1 = { 1 }, D2 = { 2 } } },
  run = function(t)
    sides()
    local a, d = ours("heavy_infantry", 0, 0, "east"), {}
    for i = 1, 3 do d[i] = blue:add("light_infantry", { name = "D" .. i, hp = 1, at = sq(i, 0), facing = "west" }) end
    t.yes(fight(a, d[1]).advanced)
    t.equal(a.x, 4) t.equal(a.facing, "east")
    t.yes(fight(a, d[2]).advanced)
    t.equal(a.x, 5)
    t.equal(fight(a, d[3]).hits, 0)
    t.no(d[1].alive) t.no(d[2].alive) t.yes(d[3].alive)
    t.equal(a.x, 5) t.equal(a.hp, 4)
    t.refused(function() fight(a, d[3]) end, "GRID-MELEE-09")
  end,
}

scenario "an advance turns a unit to an enemy beside it, an elephant not" {
  covers = { "GRID-MELEE-09", "GRID-MELEE-03", "GRID-MOVE-10" },
  dice = { attack = { A = { 5 }, E = { 5 } }, defence = { 1, 1 }, consequence = { 1, 1 } },
  run = function(t)
    sides()
    local a = ours("heavy_infantry", 0, 0, "east")
    local e = red:add("war_elephants", { name = "E", at = sq(0, 3), facing = "east" })
    blue:add("heavy_infantry", { at = sq(1, 1), facing = "west" })
    local up = blue:add("heavy_infantry", { at = sq(1, 4), facing = "west" })
    fight(a, theirs("light_infantry", 1, 0, "west", { hp = 1 }))
    fight(e, blue:add("light_infantry", { name = "D2", hp = 1, at = sq(1, 3), facing = "west" }))
    t.equal(a.facing, "north") t.equal(e.facing, "east")
    t.refused(function() fight(e, up) end, "GRID-MELEE-03")
  end,
}
