-- Shots of ordinary units. (0, 0) is cell {3, 3} of squares, {4, 4} of hexes.
local function sq(x, y) return { x + 3, y + 3 } end
local function hx(q, r) return { q + math.floor((r + 4) / 2) + 2, r + 4 } end

local red, blue
local function shooter(x, y, more)
  red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  return red:add("light_infantry", { at = sq(x or 0, y or 0), facing = "east" }, more or {})
end
local function friend(x, y, more) return red:add("light_infantry", { at = sq(x, y), facing = "east" }, more or {}) end
local function enemy(x, y, more) return blue:add("heavy_infantry", { at = sq(x, y), facing = "west" }, more or {}) end

scenario "range goes through sides" {
  covers = { "GRID-SHOOT-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = shooter()
    enemy(1, 1) enemy(2, 1)
    t.refused(function() shoot(m, sq(2, 1)) end, "GRID-SHOOT-01")
    t.equal(shoot(m, sq(1, 1)).hits, 0)
  end,
}

scenario "one target a phase" {
  covers = { "GRID-SHOOT-02" },
  run = function(t)
    local m = shooter()
    enemy(2, 0) enemy(1, 1)
    t.refused(function() shoot(m, { sq(2, 0), sq(1, 1) }) end, "GRID-SHOOT-02")
    friend(1, 0)
    t.refused(function() shoot(m, sq(1, 0)) end, "GRID-SHOOT-02")
  end,
}

scenario "once a turn" {
  covers = { "GRID-SHOOT-03" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local m = shooter()
    enemy(2, 0)
    shoot(m, sq(2, 0))
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-03")
    next_turn()
    shoot(m, sq(2, 0))
    next_turn()
    t.refused(function() shoot({ m, m }, sq(2, 0)) end, "GRID-SHOOT-03")
    local c = red:add("commander", { at = sq(0, 0) })
    t.refused(function() shoot(c, sq(2, 0)) end, "GRID-SHOOT-03")
  end,
}

scenario "next to an enemy too" {
  covers = { "GRID-SHOOT-03" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = shooter()
    enemy(1, 0)
    t.equal(shoot(m, sq(1, 0)).hits, 0)
  end,
}

scenario "unless the table forbids it" {
  covers = { "GRID-SHOOT-03" },
  set = { ["rules.grid.shoot.in_contact"] = false },
  run = function(t)
    local m = shooter()
    enemy(1, 0)
    t.refused(function() shoot(m, sq(1, 0)) end, "GRID-SHOOT-03")
  end,
}

scenario "a quarter to the front, on squares" {
  covers = { "GRID-SHOOT-04" },
  run = function(t)
    local m = shooter(0, 0, { weapon = "bow" })
    for _, c in ipairs { { 2, 1, true }, { 2, 2, true }, { 2, -2, true }, { 1, 2, false }, { -1, 0, false }, { 0, 1, false } } do
      t.equal(sector(m, sq(c[1], c[2])), c[3])
    end
    enemy(1, 2)
    t.refused(function() shoot(m, sq(1, 2)) end, "GRID-SHOOT-04")
  end,
}

scenario "and on hexes" {
  covers = { "GRID-SHOOT-04" },
  house = "hexes",
  run = function(t)
    shooter(-3, -3)
    local m = red:add("light_infantry", { at = hx(0, 0), facing = "east", weapon = "bow" })
    for _, c in ipairs { { 1, 0, true }, { 2, -1, true }, { 1, 1, true }, { 3, -2, true }, { 0, 1, false }, { 1, -1, false } } do
      t.equal(sector(m, hx(c[1], c[2])), c[3])
    end
    blue:add("light_infantry", { at = hx(0, 2), facing = "west" })
    t.refused(function() shoot(m, hx(0, 2)) end, "GRID-SHOOT-04")
  end,
}

scenario "or all round" {
  covers = { "GRID-SHOOT-04" },
  dice = { hit = { 1 } },
  set = { ["rules.grid.arc.unit"] = "all" },
  run = function(t)
    local m = shooter()
    enemy(-2, 0)
    t.equal(shoot(m, sq(-2, 0)).hits, 0)
  end,
}

scenario "a free line" {
  covers = { "GRID-SHOOT-05" },
  run = function(t)
    local m = shooter()
    friend(1, 0) enemy(2, 0)
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-05")
  end,
}

scenario "an enemy bars it as well, a hill where nobody stands on one" {
  covers = { "GRID-SHOOT-05" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = shooter(0, 0, { weapon = "bow" })
    local near = enemy(1, 0)
    enemy(2, 0)
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-05")
    move(near, sq(1, 1))
    lay("hill", sq(1, 0))
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-05")
    lay("hill", sq(2, 0))
    t.equal(shoot(m, sq(2, 0)).hits, 0)
  end,
}

scenario "a corner that the line touches is no hindrance" {
  covers = { "GRID-SHOOT-05" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = shooter()
    friend(1, 0) friend(0, 1) enemy(1, 1)
    t.equal(shoot(m, sq(1, 1)).hits, 0)
  end,
}

scenario "or terrain alone bars it" {
  covers = { "GRID-SHOOT-05" },
  dice = { hit = { 1 } },
  set = { ["rules.grid.los"] = "terrain" },
  run = function(t)
    local m = shooter()
    friend(1, 0) enemy(2, 0)
    t.equal(shoot(m, sq(2, 0)).hits, 0)
  end,
}

scenario "one cell into a wood" {
  covers = { "GRID-SHOOT-06" },
  dice = { hit = { 5 }, consequence = { 1 } },
  run = function(t)
    local m = shooter(0, 0, { weapon = "bow" })
    lay("wood", { sq(2, 0), sq(3, 0) })
    enemy(3, 0)
    t.refused(function() shoot(m, sq(3, 0)) end, "GRID-SHOOT-06")
    enemy(2, 0)
    t.equal(shoot(m, sq(2, 0)).hits, 1)
  end,
}

scenario "behind a wood is not in it" {
  covers = { "GRID-SHOOT-06", "GRID-SHOOT-05" },
  run = function(t)
    local m = shooter()
    lay("fortification", sq(1, 0))
    enemy(2, 0)
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-05")
  end,
}

scenario "out of a wood over open ground" {
  covers = { "GRID-SHOOT-07" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = shooter()
    lay("wood", sq(0, 0))
    enemy(2, 0)
    shoot(m, sq(2, 0))
    next_turn()
    lay("wood", sq(1, 0))
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-07")
    local near = enemy(1, 0)
    t.refused(function() shoot(m, sq(1, 0)) end, "GRID-SHOOT-07")      -- even at who stands there
    t.yes(near.alive)
  end,
}

scenario "a cell with a unit is named" {
  covers = { "GRID-SHOOT-08" },
  run = function(t)
    local m = shooter()
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-08")
    t.fails(function() shoot(m, { 9, 3 }) end, "E-ARG")
    blue:add("commander", { at = sq(2, 0) })
    t.refused(function() shoot(m, sq(2, 0)) end, "GRID-SHOOT-08")      -- he alone is no target
    enemy(2, 1)
    local machine = red:add("throwing_machine", { at = sq(0, 1), facing = "east" })
    t.refused(function() shoot(machine, sq(2, 1)) end, "GRID-TURN-01")
  end,
}

-- Two shooters that have moved at heavy infantry.
local function both()
  local a = shooter(0, -1)
  local b = friend(0, 1)
  local m = enemy(2, 0)
  move(a, sq(1, -1), { face = "east" })
  move(b, sq(1, 1), { face = "east" })
  return { a, b }, m
end

scenario "a die each" {
  covers = { "GRID-SHOOT-09" },
  dice = { hit = { 5, 3 }, consequence = { 1 } },
  run = function(t) t.equal(shoot(both(), sq(2, 0)).hits, 1) end,
}

scenario "all dice of attack, then those of consequences" {
  covers = { "GRID-SHOOT-09", "GRID-SHOOT-12" },
  dice = { hit = { 5, 6 }, consequence = { 3, 2 } },
  run = function(t)
    local us, m = both()
    t.equal(shoot(us, sq(2, 0)).lost, 2) t.equal(m.hp, 2)
  end,
}

-- One shot: has it moved, is a commander with it, what does the target stand in?
local function shot(moved, led, cover)
  local m = shooter(moved and -1 or 0)
  local c = led and red:add("commander", { at = sq(moved and -1 or 0, 0) })
  if moved then move(m, sq(0, 0), c and { with = c } or {}) end
  enemy(2, 0)
  if cover then lay(cover, sq(2, 0)) end
  return shoot(m, sq(2, 0)).hits
end
local function shots(title, moved, led, cover, hit, miss)
  scenario(title .. ": " .. hit .. " hits") {
    covers = { "GRID-SHOOT-10", "GRID-SHOOT-11" },
    dice = { hit = { hit }, consequence = { 1 } },
    run = function(t) t.equal(shot(moved, led, cover), 1) end,
  }
  scenario(title .. ": " .. miss .. " misses") {
    covers = { "GRID-SHOOT-10", "GRID-SHOOT-11" },
    dice = { hit = { miss } },
    run = function(t) t.equal(shot(moved, led, cover), 0) end,
  }
end
shots("standing with a commander, target in a wood", false, true, "wood", 4, 3)
shots("standing", false, false, nil, 4, 3)
shots("moved", true, false, nil, 5, 4)
shots("moved, target in fortifications", true, false, "fortification", 6, 5)
shots("standing with a commander", false, true, nil, 3, 2)

scenario "what cover is, is data" {
  covers = { "GRID-SHOOT-10" },
  dice = { hit = { 4 } },
  set = { ["rules.terrain.hill.cover"] = true },
  run = function(t) t.equal(shot(false, false, "hill"), 0) end,
}

for face = 1, 6 do
  scenario("without modifiers a natural " .. face .. (face >= 5 and " hits" or " misses")) {
    covers = { "GRID-SHOOT-11" },
    dice = { hit = { face }, consequence = face >= 5 and { 1 } or nil },
    run = function(t) t.equal(shot(true), face >= 5 and 1 or 0) end,
  }
end

scenario "the unit that was hit rolls" {
  covers = { "GRID-SHOOT-12" },
  dice = { hit = { 5, 5 }, consequence = { 3, 4 } },
  choices = { consequence = { "retreat" } },
  run = function(t)
    local m = shooter()
    local e = enemy(2, 0)
    shoot(m, sq(2, 0))
    t.equal(e.hp, 3)
    next_turn()
    t.yes(shoot(m, sq(2, 0)).retreated)
    t.equal(e.hp, 3) t.equal(e.x, 6)
  end,
}
