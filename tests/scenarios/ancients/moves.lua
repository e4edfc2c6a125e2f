-- Movement. (0, 0) is cell {3, 3} of squares.
local function sq(x, y) return { x + 3, y + 3 } end

local red, blue
local function unit(troop, x, y, facing, more)
  red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  return red:add(troop, { at = sq(x or 0, y or 0), facing = facing or "east" }, more or {})
end
local function friend(x, y, troop) return red:add(troop or "light_infantry", { at = sq(x, y) }) end
local function enemy(x, y, troop) return blue:add(troop or "heavy_infantry", { at = sq(x, y), facing = "west" }) end
local function stands(t, m, x, y) t.equal({ m.x, m.y }, sq(x, y)) end

scenario "one move a turn" {
  covers = { "GRID-MOVE-01" },
  run = function(t)
    local m = unit "light_infantry"
    t.equal(allowance(m), 2)
    t.refused(function() move(m, sq(2, 1)) end, "GRID-MOVE-01")       -- three steps
    local r = move(m, sq(1, 1))                                       -- two
    t.equal(r.spent, 2) t.equal(r.left, 0)
    stands(t, m, 1, 1)
    t.refused(function() move(m, sq(1, 2)) end, "GRID-MOVE-01")
    next_turn()
    move(m, sq(1, 2))
  end,
}

scenario "what each unit moves and shoots" {
  covers = { "GRID-MOVE-01", "GRID-SHOOT-01" },
  run = function(t)
    unit "commander"
    local moves = { heavy_infantry = 2, light_infantry = 2, heavy_cavalry = 3, light_cavalry = 3, war_chariots = 3, war_elephants = 2, throwing_machine = 1, commander = 3 }
    local ranges = { heavy_infantry = 0, light_infantry = 2, heavy_cavalry = 0, light_cavalry = 2, war_chariots = 0, war_elephants = 0, throwing_machine = 6, commander = 0 }
    local points = { heavy_infantry = 4, light_infantry = 2, heavy_cavalry = 3, light_cavalry = 2, war_chariots = 2, war_elephants = 4, throwing_machine = 2, commander = 1 }
    local x = -3
    for _, id in ipairs { "heavy_infantry", "light_infantry", "heavy_cavalry", "light_cavalry", "war_chariots", "war_elephants", "throwing_machine", "commander" } do
      local m = red:add(id, { at = sq(x, -3) })
      x = x + 1
      t.equal(allowance(m), moves[id]) t.equal(range(m), ranges[id]) t.equal(m.hp, points[id])
    end
    t.equal(range(red:add("heavy_infantry", { weapon = "bow", at = sq(-3, -2) })), 3)
    t.equal(red:add("heavy_infantry", { quality = "elite", at = sq(-2, -2) }).hp, 5)
    t.equal(red:add("heavy_infantry", { quality = "poor", at = sq(-1, -2) }).hp, 3)
  end,
}

scenario "what terrain costs, and who is barred from it" {
  covers = { "GRID-MOVE-01" },
  set = { ["rules.grid.move.cost"] = 2 },
  run = function(t)
    local m = unit "light_infantry"
    lay("cliffs", sq(0, 1))
    t.refused(function() move(m, sq(0, 1)) end, "GRID-MOVE-01")
    t.refused(function() move(m, { sq(1, 0), sq(2, 0) }) end, "GRID-MOVE-01")
    t.equal(move(m, sq(1, 0)).spent, 2)
  end,
}

scenario "a machine that shot stays" {
  covers = { "GRID-MOVE-02" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = unit("throwing_machine", -3)
    local other = friend(-3, -1, "throwing_machine")
    enemy(2, 0)
    fire_machine(m, sq(2, 0))
    t.refused(function() move(m, sq(-3, 1)) end, "GRID-MOVE-02")
    t.refused(function() turn(m, "north") end, "GRID-MOVE-02")
    move(other, sq(-3, -2))
    t.refused(function() fire_machine(other, sq(2, 0)) end, "GRID-TURN-01")
  end,
}

scenario "who shoots moves a cell less" {
  covers = { "GRID-MOVE-03" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = unit "light_infantry"
    enemy(2, 0)
    t.refused(function() move(m, sq(-1, 1), { will_shoot = true }) end, "GRID-MOVE-03")
    shoot(m, sq(2, 0))
    t.equal(allowance(m), 1)
    t.refused(function() move(m, sq(-1, 1)) end, "GRID-MOVE-03")
    move(m, sq(-1, 0))
  end,
}

scenario "a cell of two is left" {
  covers = { "GRID-MOVE-03" },
  run = function(t)
    local m = unit "light_infantry"
    t.equal(move(m, sq(-1, 0), { will_shoot = true }).left, 0)
  end,
}

scenario "and of one none" {
  covers = { "GRID-MOVE-03" },
  dice = { hit = { 1 } },
  set = { ["rules.troop.light_infantry.move"] = 1 },
  run = function(t)
    local m = unit "light_infantry"
    local other = friend(0, -1)
    enemy(2, 0)
    t.refused(function() move(m, sq(0, 1), { will_shoot = true }) end, "GRID-MOVE-03")
    shoot(m, sq(2, 0))
    t.equal(allowance(m), 0)
    t.refused(function() move(m, sq(0, 1)) end, "GRID-MOVE-03")
    move(other, sq(1, -1), { face = "east" })
    t.refused(function() shoot(other, sq(2, 0)) end, "GRID-MOVE-03")
  end,
}

scenario "never less than none" {
  covers = { "GRID-MOVE-03" },
  set = { ["rules.grid.shoot.reserve_cell"] = 3 },
  dice = { hit = { 1 } },
  run = function(t)
    local m = unit "light_infantry"
    enemy(2, 0)
    shoot(m, sq(2, 0))
    t.equal(allowance(m), 0)
    t.refused(function() move(m, sq(0, 1)) end, "GRID-MOVE-03")
  end,
}

scenario "who used all of its move shoots no more" {
  covers = { "GRID-MOVE-03" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = unit("light_infantry", -1)
    local other = friend(0, 1)
    enemy(2, 0)
    move(m, { sq(-1, -1), sq(0, -1) }, { face = "east" })
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-MOVE-03")
    move(other, sq(0, 0), { face = "east" })
    shoot(other, sq(2, 0))
  end,
}

scenario "through friends, if none of them is an elephant" {
  covers = { "GRID-MOVE-04", "GRID-MOVE-08" },
  run = function(t)
    local m = unit "light_infantry"
    friend(1, 0)
    t.refused(function() move(m, sq(1, 0)) end, "GRID-MOVE-08")
    move(m, sq(2, 0))
    stands(t, m, 2, 0)
  end,
}

scenario "an elephant passes through nobody" {
  covers = { "GRID-MOVE-04" },
  run = function(t)
    local m = unit "war_elephants"
    friend(1, 0)
    t.refused(function() move(m, sq(2, 0)) end, "GRID-MOVE-04")
  end,
}

scenario "nobody passes through an elephant" {
  covers = { "GRID-MOVE-04" },
  run = function(t)
    local m = unit "light_infantry"
    friend(1, 0, "war_elephants")
    t.refused(function() move(m, sq(2, 0)) end, "GRID-MOVE-04")
    t.equal(m.has_moved, false)
  end,
}

scenario "but under the other reading" {
  covers = { "GRID-MOVE-04" },
  set = { ["rules.grid.move.pass"] = "mover" },
  run = function(t)
    local m = unit "light_infantry"
    friend(1, 0, "war_elephants")
    move(m, sq(2, 0))
    stands(t, m, 2, 0)
  end,
}

scenario "an enemy's cell is never entered" {
  covers = { "GRID-MOVE-04" },
  run = function(t)
    local m = unit "heavy_cavalry"
    enemy(1, 0)
    t.refused(function() move(m, sq(1, 0)) end, "GRID-MOVE-04")
  end,
}

scenario "no retreat through a friend" {
  covers = { "GRID-MOVE-05", "GRID-HIT-02" },
  dice = { hit = { 5 }, consequence = { 5 } },
  run = function(t)
    local m = unit "heavy_infantry"
    friend(-1, 0)
    local bow = blue:add("light_infantry", { at = sq(2, 0), facing = "west" })
    t.equal(shoot(bow, sq(0, 0)).lost, 1)
    stands(t, m, 0, 0)
    t.equal(m.hp, 3)
  end,
}

scenario "a unit ends facing a side, however often it turned" {
  covers = { "GRID-MOVE-06" },
  run = function(t)
    local m = unit "light_infantry"
    t.refused(function() move(m, sq(1, 0), { face = "northeast" }) end, "GRID-MOVE-06")
    t.refused(function() turn(m, "southwest") end, "GRID-MOVE-06")
    t.refused(function() red:add("light_infantry", { at = sq(2, 2), facing = "northwest" }) end, "GRID-MOVE-06")
    local r = move(m, sq(0, 1), { face = "south" })
    t.equal(r.spent, 1) t.equal(m.facing, "south")
    for _, side in ipairs { "east", "north", "west", "south" } do
      next_turn()
      turn(m, side)
      t.equal(m.facing, side)
    end
  end,
}

scenario "turning three times costs nothing" {
  covers = { "GRID-MOVE-06", "GRID-MOVE-01" },
  set = { ["rules.troop.light_infantry.move"] = 1 },
  run = function(t)
    local m = unit "light_infantry"
    for _, side in ipairs { "north", "west", "south" } do
      turn(m, side)
      t.equal(m.facing, side)
    end
    t.equal(move(m, sq(1, 0), { face = "south" }).spent, 1)
    stands(t, m, 1, 0)
    t.refused(function() turn(m, "east") end, "GRID-MOVE-01")         -- its move has ended
    t.equal(m.facing, "south")
  end,
}

scenario "or turning is its move" {
  covers = { "GRID-MOVE-06" },
  set = { ["rules.grid.move.turn_in_place"] = "moved" },
  run = function(t)
    local m = unit "light_infantry"
    turn(m, "north")
    t.refused(function() turn(m, "west") end, "GRID-MOVE-01")
    t.refused(function() move(m, sq(1, 0)) end, "GRID-MOVE-01")
  end,
}

scenario "a hex has six sides to face" {
  covers = { "GRID-MOVE-06" },
  house = "hexes",
  run = function(t)
    local m = unit "light_infantry"
    t.refused(function() turn(m, "north") end, "GRID-MOVE-06")
    for _, side in ipairs { "east", "northeast", "northwest", "west", "southwest", "southeast" } do
      turn(m, side)
      t.equal(m.facing, side)
      next_turn()
    end
  end,
}

-- Turns, then shoots with a natural 4.
local function turn_and_shoot()
  local m = unit("light_infantry", 0, 0, "north")
  enemy(2, 0)
  turn(m, "east")
  return shoot(m, sq(2, 0)).hits
end

scenario "who only turned has not moved" {
  covers = { "GRID-MOVE-06", "GRID-SHOOT-10" },
  dice = { hit = { 4 }, consequence = { 1 } },
  run = function(t) t.equal(turn_and_shoot(), 1) end,
}

scenario "unless the table says so" {
  covers = { "GRID-MOVE-06" },
  dice = { hit = { 4 } },
  set = { ["rules.grid.move.turn_in_place"] = "moved" },
  run = function(t) t.equal(turn_and_shoot(), 0) end,
}

scenario "elephants go straight and keep facing that way" {
  covers = { "GRID-MOVE-07" },
  run = function(t)
    local m = unit("war_elephants", 0, 0, "north")
    t.refused(function() move(m, { sq(1, 0), sq(1, 1) }) end, "GRID-MOVE-07")
    t.refused(function() move(m, sq(1, 1)) end, "GRID-MOVE-07")
    t.refused(function() move(m, sq(2, 0), { face = "north" }) end, "GRID-MOVE-07")
    move(m, { sq(1, 0), sq(2, 0) })
    stands(t, m, 2, 0)
    t.equal(m.facing, "east")
    t.refused(function() turn(m, "north") end, "GRID-MOVE-01")
    next_turn()
    turn(m, "south")                                                  -- before it starts
    move(m, sq(2, -1))
    t.equal(m.facing, "south")
  end,
}

scenario "a list finds a cell for each unit" {
  covers = { "GRID-MOVE-08" },
  run = function(t)
    local _, men = band(nil, { name = "red", { "heavy_infantry", count = 2 }, { "commander" } })
    local _, foes = band(nil, { name = "blue", { "war_elephants" }, { "light_infantry", at = { 4, 7 } } })
    t.equal({ men[1].x, men[1].y }, { 0, 0 }) t.equal({ men[2].x, men[2].y }, { 1, 0 })
    t.equal({ foes[1].x, foes[1].y }, { 0, 7 }) t.equal(foes[2].x, 4)
    local m = men[1].side
    t.equal(lost(m), 0)
  end,
}

scenario "so does who is added without one, in strict play too" {
  covers = { "GRID-MOVE-08" },
  run = function(t)
    battle { strict = true }
    local r = band(nil, { name = "red" })
    r:add("heavy_infantry", { at = { 0, 0 } })
    local m = r:add "light_infantry"
    t.equal({ m.x, m.y }, { 1, 0 })
    t.refused(function() r:add("light_infantry", { at = { 0, 0 } }) end, "GRID-MOVE-08")
  end,
}

scenario "one unit in a cell, but for commanders" {
  covers = { "GRID-MOVE-08" },
  run = function(t)
    local m = unit "heavy_infantry"
    local c = red:add("commander", { at = sq(-2, 0) })
    friend(1, 0)
    t.refused(function() move(m, sq(1, 0)) end, "GRID-MOVE-08")
    t.refused(function() friend(0, 0) end, "GRID-MOVE-08")
    move(c, sq(0, 0))
    stands(t, c, 0, 0)
    next_turn()
    move(m, sq(0, 1), { with = c })                                   -- he goes along
    stands(t, c, 0, 1)
    t.refused(function() move(c, sq(0, 0)) end, "GRID-MOVE-01")
  end,
}

scenario "a commander alone bars no friend, but an enemy" {
  covers = { "GRID-MOVE-08", "GRID-MOVE-04" },
  run = function(t)
    local m = unit "heavy_infantry"
    red:add("commander", { at = sq(1, 0) })
    local foe = enemy(2, 1)
    t.refused(function() move(foe, { sq(2, 0), sq(1, 0) }) end, "GRID-MOVE-04")
    move(m, sq(1, 0))
    stands(t, m, 1, 0)
    t.refused(function() move(m, sq(0, 0), { with = foe }) end, "GRID-MOVE-01")
  end,
}

scenario "next to an enemy it stops and faces him" {
  covers = { "GRID-MOVE-09", "GRID-MELEE-01" },
  dice = { attack = { 1 }, defence = { 1 } },
  run = function(t)
    local m = unit "heavy_cavalry"
    local foe = enemy(2, 1)
    t.refused(function() move(m, { sq(1, 0), sq(2, 0), sq(3, 0) }) end, "GRID-MOVE-09")
    t.refused(function() move(m, { sq(1, 0), sq(2, 0) }, { face = "east" }) end, "GRID-MOVE-09")
    local r = move(m, { sq(1, 0), sq(2, 0) })
    t.yes(r.stopped) t.equal(r.left, 1) t.equal(m.facing, "north")
    fight(m, foe)
  end,
}

local function between()
  local m = unit "heavy_cavalry"
  enemy(1, 1)
  blue:add("light_infantry", { name = "Slingers", at = sq(2, 0) })
  move(m, sq(1, 0))
  return m
end

scenario "of several enemies its owner takes one" {
  covers = { "GRID-MOVE-09" },
  choices = { face = { "Heavy Infantry" } },
  run = function(t) t.equal(between().facing, "north") end,
}

scenario "the other one" {
  covers = { "GRID-MOVE-09" },
  choices = { face = { "Slingers" } },
  run = function(t) t.equal(between().facing, "east") end,
}

scenario "or it is told to face him" {
  covers = { "GRID-MOVE-09" },
  set = { ["rules.grid.move.face_choice"] = "first" },
  run = function(t)
    t.equal(between().facing, "east")
    local m = red:add("light_infantry", { at = sq(1, -2) })
    blue:add("light_infantry", { at = sq(0, -1) }) blue:add("light_infantry", { at = sq(2, -1) })
    move(m, sq(1, -1), { face = "west" })
    t.equal(m.facing, "west")
  end,
}

scenario "an elephant stops but does not turn" {
  covers = { "GRID-MOVE-10", "GRID-MELEE-03" },
  run = function(t)
    local m = unit "war_elephants"
    local foe = enemy(2, 1)
    t.refused(function() move(m, sq(2, 0), { face = "north" }) end, "GRID-MOVE-10")
    t.yes(move(m, { sq(1, 0), sq(2, 0) }).stopped)
    stands(t, m, 2, 0)
    t.equal(m.facing, "east")
    t.refused(function() fight(m, foe) end, "GRID-MELEE-03")
  end,
}

scenario "away from the enemy it faces" {
  covers = { "GRID-MOVE-11" },
  run = function(t)
    local m = unit "light_infantry"
    enemy(1, 0)
    local other = friend(1, -1)                                       -- beside him, but not facing him
    t.refused(function() move(m, { sq(-1, 0), sq(0, 0) }) end, "GRID-MOVE-01")
    move(m, sq(0, 1))
    t.refused(function() move(m, sq(0, 2)) end, "GRID-MOVE-01")
    move(other, sq(2, -1))
  end,
}

scenario "straight back" {
  covers = { "GRID-MOVE-11" },
  run = function(t)
    local m = unit "light_infantry"
    enemy(1, 0)
    move(m, sq(-2, 0))
    stands(t, m, -2, 0)
  end,
}

scenario "but never next to another enemy" {
  covers = { "GRID-MOVE-11" },
  run = function(t)
    local m = unit "light_infantry"
    enemy(1, 0) enemy(-2, 0)
    t.refused(function() move(m, sq(-1, 0)) end, "GRID-MOVE-11")
    turn(m, "north")
    t.refused(function() move(m, sq(-1, 0)) end, "GRID-MOVE-11")      -- nor by turning away first
    move(m, sq(0, 1))
  end,
}

scenario "who has moved up to him does not go back in the same turn" {
  covers = { "GRID-MOVE-11" },
  run = function(t)
    local m = unit "heavy_cavalry"
    enemy(2, 0)
    t.equal(move(m, sq(1, 0)).left, 2)
    t.refused(function() move(m, sq(0, 0)) end, "GRID-MOVE-11")
    next_turn()
    move(m, sq(0, 0))
  end,
}

scenario "on hexes no slipping past him" {
  covers = { "GRID-MOVE-11" },
  house = "hexes",
  run = function(t)
    local m = unit("light_infantry", 0, 0, "east")
    enemy(1, 0)
    t.refused(function() move(m, { 4, 4 }) end, "GRID-MOVE-11")
    move(m, { 2, 3 })
  end,
}

scenario "unless any way is allowed" {
  covers = { "GRID-MOVE-11" },
  house = "hexes",
  set = { ["rules.grid.move.break_contact"] = "any" },
  run = function(t)
    local m = unit("light_infantry", 0, 0, "east")
    enemy(1, 0)
    move(m, { 4, 4 })
    t.equal(m.x, 4)
  end,
}

scenario "the shortest way is found" {
  covers = { "GRID-MOVE-01" },
  run = function(t)
    local m = unit "heavy_cavalry"
    lay("cliffs", sq(1, 0))
    t.equal(move(m, sq(1, 1)).spent, 2)                               -- round the cliffs
  end,
}
