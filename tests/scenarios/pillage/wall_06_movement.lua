-- A wall goes 4" straight ahead or wheels about its end, or turns about.
local man = { weapon = "hand_weapon", shield = true }
local function wall(at)
  local red = band "vikings"
  local five = red:row(5, "warrior", man, { at = at or { 20, 20 } })
  form("shield_wall", five, { faces = "north" })
  return five, red
end

scenario "four inches ahead, not 4.1, and once a turn" {
  covers = { "PIL-WALL-06" },
  run = function(t)
    local five = wall()
    t.refused(function() move_wall(five[2], { forward = 4.1 }) end, "PIL-WALL-06")
    t.equal(move_wall(five[2], { forward = 4 }).spent, 4)
    for i, m in ipairs(five) do
      t.equal(m.x, 19 + i)
      t.equal(m.y, 24)
      t.equal(m.moved, 4)
    end
    t.yes(five[1]:formation("shield_wall"))
    t.refused(function() move_wall(five[2], { forward = 0.5 }) end, "PIL-MOVE-01")
  end,
}

scenario "turning about takes the whole movement" {
  covers = { "PIL-WALL-06" },
  run = function(t)
    local five = wall()
    local blue = band "anglo_saxons"
    local south = blue:add("warrior", { weapon = "bow", at = { 22, 10 } })
    t.equal(need("save", five[3], south, { kind = "shoot" }), 6)
    move_wall(five[1], { about_face = true })
    t.equal(need("save", five[3], south, { kind = "shoot" }), 4)
    t.refused(function() move_wall(five[1], { forward = 1 }) end, "PIL-MOVE-01")
    next_turn()
    move_wall(five[1], { forward = 1 })
    t.equal(five[1].y, 19)
  end,
}

scenario "a wheel takes the outermost at most four inches, about the man at the end" {
  covers = { "PIL-WALL-06" },
  run = function(t)
    local five = wall()
    t.refused(function() move_wall(five[1], { wheel = 30, about = five[3] }) end, "PIL-WALL-06")
    t.refused(function() move_wall(five[1], { wheel = 60, about = five[5] }) end, "PIL-WALL-06")   -- 4.19"
    local spent = move_wall(five[1], { wheel = 30, about = five[5] }).spent
    t.yes(spent > 2.09 and spent < 2.1)
    t.equal(five[5].y, 20)
    t.yes(five[1].y > 21.99 and five[1].y < 22.01)     -- the left end swings forward
    for i = 1, 4 do t.yes(five[i]:touches(five[i + 1])) end
    -- it faces 30 degrees east of north now
    local blue = band "anglo_saxons"
    local east = blue:add("warrior", { weapon = "bow", at = { 30, 19 } })
    t.equal(need("save", five[5], east, { kind = "shoot" }), 4)
  end,
}

scenario "the limits of a wheel and of the front are data keys" {
  covers = { "PIL-WALL-06", "PIL-WALL-03" },
  set = { ["rules.wall.wheel"] = 5, ["rules.wall.front_arc"] = 45 },
  run = function(t)
    local five = wall()
    local blue = band "anglo_saxons"
    local foe = blue:add("warrior", { weapon = "bow", at = { 30, 25 } })
    t.equal(need("save", five[5], foe, { kind = "shoot" }), 6)     -- more than 45 degrees off
    move_wall(five[1], { wheel = 60, about = five[5] })
    t.equal(need("save", five[5], foe, { kind = "shoot" }), 4)
  end,
}

scenario "difficult ground halves it, and nothing is crossed" {
  covers = { "PIL-WALL-06" },
  run = function(t)
    local five = wall()
    piece("bog", { at = { 22, 22 }, size = { 2, 2 } })
    t.refused(function() move_wall(five[1], { forward = 2.1 }) end, "PIL-WALL-06")
    move_wall(five[1], { forward = 2 })
    local other = wall { 30, 30 }
    piece("fence", { line = { { 29, 32 }, { 36, 32 } }, width = 0.25 })
    t.refused(function() move_wall(other[1], { forward = 2 }) end, "PIL-WALL-06")
    move_wall(other[1], { forward = 1.2 })
  end,
}

scenario "what difficult ground leaves is a data key" {
  covers = { "PIL-WALL-06" },
  set = { ["rules.wall.move.difficult"] = 1 },
  run = function(t)
    local five = wall()
    piece("bog", { at = { 22, 22 }, size = { 2, 2 } })
    move_wall(five[1], { forward = 4 })
    t.equal(five[1].y, 24)
  end,
}

scenario "it keeps an inch from enemies, and does not move while a member fights" {
  covers = { "PIL-WALL-06", "PIL-MOVE-04" },
  run = function(t)
    local five = wall()
    local blue = band "anglo_saxons"
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 22, 24 } })
    t.refused(function() move_wall(five[1], { forward = 3 }) end, "PIL-MOVE-04")
    move_wall(five[1], { forward = 2 })
    put(foe, { 22, 23 })
    engage(foe, five[3])
    next_turn()
    t.refused(function() move_wall(five[1], { about_face = true }) end, "PIL-CHARGE-01")
    local lone = blue:add("warrior", { weapon = "hand_weapon", at = { 40, 40 } })
    t.refused(function() move_wall(lone, { forward = 1 }) end, "PIL-WALL-06")
  end,
}
