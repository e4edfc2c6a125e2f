-- Throwing machines. The machine stands on (0, 0), cell {1, 3}, and faces east.
local function sq(x, y) return { x + 1, y + 3 } end

local red, blue
local function machine(x, y, more)
  red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  return red:add("throwing_machine", { at = sq(x or 0, y or 0), facing = "east" }, more or {})
end
local function friend(x, y) return red:add("light_infantry", { at = sq(x, y) }) end
local function enemy(x, y, troop, more) return blue:add(troop or "heavy_infantry", { at = sq(x, y), facing = "west" }, more or {}) end

scenario "it shoots over a friend farther off" {
  covers = { "GRID-ART-01", "GRID-ART-02" },
  dice = { hit = { 4 } },
  run = function(t)
    local m = machine()
    friend(2, 0) enemy(4, 0)
    t.equal(fire_machine(m, sq(4, 0)).hits, 0)
  end,
}

scenario "another enemy in between bars the line" {
  covers = { "GRID-ART-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    enemy(2, 0) enemy(4, 0)
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-01")
    fire_machine(m, sq(2, 0))
  end,
}

scenario "a hill does too, unless the target stands on one" {
  covers = { "GRID-ART-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    lay("hill", sq(2, 0))
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-01")
    lay("hill", sq(4, 0))
    fire_machine(m, sq(4, 0))
  end,
}

scenario "or the machine does" {
  covers = { "GRID-ART-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    lay("hill", { sq(0, 0), sq(2, 0) })
    t.equal(fire_machine(m, sq(4, 0)).hits, 0)
  end,
}

scenario "what bars a machine is data" {
  covers = { "GRID-ART-01" },
  dice = { hit = { 1 } },
  set = { ["rules.grid.art.los"] = "free" },
  run = function(t)
    local m = machine()
    enemy(2, 0) enemy(4, 0)
    t.equal(fire_machine(m, sq(4, 0)).hits, 0)
  end,
}

scenario "never over a friend on the next cell" {
  covers = { "GRID-ART-02" },
  run = function(t)
    local m = machine()
    friend(1, 0) enemy(4, 0)
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-02")
  end,
}

scenario "a friend beside it that is not on the line is no hindrance" {
  covers = { "GRID-ART-02" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    friend(0, 1) enemy(4, 0)
    t.equal(fire_machine(m, sq(4, 0)).hits, 0)
  end,
}

scenario "a line through a corner goes off the front" {
  covers = { "GRID-ART-02" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    enemy(3, 3)
    local f = friend(1, 0)
    t.refused(function() fire_machine(m, sq(3, 3)) end, "GRID-ART-02")
    move(f, sq(1, -1))
    friend(0, 1)
    t.equal(fire_machine(m, sq(3, 3)).hits, 0)
  end,
}

scenario "friends on any side may be in the way" {
  covers = { "GRID-ART-02" },
  set = { ["rules.grid.art.adjacent_friend"] = "any" },
  run = function(t)
    local m = machine()
    friend(0, 1) enemy(4, 0)
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-02")
  end,
}

scenario "not with an enemy beside it, wherever it faces" {
  covers = { "GRID-ART-03" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    local near = enemy(-1, 0, "light_infantry")
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-03")
    move(near, sq(-1, 1))                                           -- across the corner
    fire_machine(m, sq(4, 0))
  end,
}

local function duel(hp)
  local x = machine(0, 0, { name = "X", hp = hp })
  local y = enemy(4, 0, "throwing_machine", { name = "Y", hp = hp })
  return x, y
end

scenario "a machine that is destroyed shoots all the same" {
  covers = { "GRID-ART-04", "GRID-ART-15" },
  dice = { hit = { X = { 5 }, Y = { 6 } }, consequence = { Y = { 1 }, X = { 2 } } },
  run = function(t)
    local x, y = duel(1)
    fire_machine(x, sq(4, 0))
    t.yes(y.alive) t.equal(y.hp, 0)
    fire_machine(y, sq(0, 0))
    t.yes(x.alive) t.equal(x.hp, 0)
    end_fire()
    t.no(x.alive) t.no(y.alive)
  end,
}

scenario "one that is driven off shoots before it goes" {
  covers = { "GRID-ART-04" },
  dice = { hit = { X = { 5 }, Y = { 6 } }, consequence = { Y = { 5 }, X = { 2 } } },
  run = function(t)
    local x, y = duel(2)
    t.yes(fire_machine(x, sq(4, 0)).retreated)
    t.equal(y.x, 5)
    t.equal(fire_machine(y, sq(0, 0)).lost, 1)
    end_fire()
    t.equal(y.x, 6) t.equal(y.hp, 2) t.equal(x.hp, 1)
  end,
}

-- Two machines of the enemy are driven to the same cell.
local function crowded()
  local r = machine()
  local s = red:add("throwing_machine", { at = sq(6, 4), facing = "south" })
  local x, y = enemy(5, 0, "throwing_machine"), enemy(6, 1, "throwing_machine")
  fire_machine(r, sq(5, 0))
  fire_machine(s, sq(6, 1))
  end_fire()
  return x, y
end

scenario "the second who goes to a cell finds it taken" {
  covers = { "GRID-ART-04", "GRID-HIT-02" },
  dice = { hit = { 5, 5 }, consequence = { 4, 6 } },
  choices = { consequence = { "retreat", "retreat" } },
  run = function(t)
    local x, y = crowded()
    t.equal({ x.x, x.y }, sq(6, 0)) t.equal(x.hp, 2)
    t.equal({ y.x, y.y }, sq(6, 1)) t.equal(y.hp, 1)
  end,
}

scenario "and is destroyed where the table says so" {
  covers = { "GRID-ART-04", "GRID-HIT-02" },
  dice = { hit = { 5, 5 }, consequence = { 4, 6 } },
  choices = { consequence = { "retreat", "retreat" } },
  set = { ["rules.grid.retreat.blocked"] = "destroyed" },
  run = function(t)
    local x, y = crowded()
    t.yes(x.alive) t.no(y.alive)
  end,
}

scenario "only to the front" {
  covers = { "GRID-ART-05" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine(3)                                            -- its (0, 0) is (3, 0) here
    enemy(-1, 0) enemy(3, 4) enemy(6, 0)
    t.refused(function() fire_machine(m, sq(-1, 0)) end, "GRID-ART-05")
    t.refused(function() fire_machine(m, sq(3, 4)) end, "GRID-ART-05")
    fire_machine(m, sq(6, 0))
  end,
}

scenario "the width of its front is data" {
  covers = { "GRID-ART-05" },
  dice = { hit = { 1 } },
  set = { ["rules.grid.arc.machine"] = "half" },
  run = function(t)
    local m = machine()
    enemy(1, 4) enemy(0, -3)
    t.refused(function() fire_machine(m, sq(0, -3)) end, "GRID-ART-05")
    fire_machine(m, sq(1, 4))
  end,
}

scenario "one shot a turn" {
  covers = { "GRID-ART-06" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    fire_machine(m, sq(4, 0))
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-06")
    next_turn()
    fire_machine(m, sq(4, 0))
    next_turn()
    t.refused(function() fire_machine({ m, m }, sq(4, 0)) end, "GRID-ART-06")
  end,
}

scenario "they destroy elephants too" {
  covers = { "GRID-ART-07" },
  dice = { hit = { 5 }, consequence = { 1 } },
  run = function(t)
    local m = machine()
    local e = enemy(4, 0, "war_elephants", { hp = 1 })
    t.yes(fire_machine(m, sq(4, 0)).destroyed)
    t.no(e.alive)
  end,
}

scenario "but nobody who is not on the ground" {
  covers = { "GRID-ART-07" },
  set = { ["rules.troop.war_elephants.ground"] = false },
  run = function(t)
    local m = machine()
    enemy(4, 0, "war_elephants")
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-07")
  end,
}

-- A wood on (3, 0) and (4, 0) with an enemy deep in it.
local function wood()
  lay("wood", { sq(3, 0), sq(4, 0) })
  return enemy(4, 0)
end

scenario "they shoot deep into a wood, others do not" {
  covers = { "GRID-ART-08", "GRID-SHOOT-06" },
  dice = { hit = { 6 }, consequence = { 3 } },
  run = function(t)
    local m = machine()
    wood()
    local bow = red:add("light_infantry", { at = sq(2, 0), facing = "east", weapon = "bow" })
    t.refused(function() shoot(bow, sq(4, 0)) end, "GRID-SHOOT-06")
    t.equal(fire_machine(m, sq(4, 0)).hits, 1)
    t.explains("GRID-ART-13", -1)
  end,
}

scenario "from a wood over open ground" {
  covers = { "GRID-ART-09" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    lay("wood", { sq(0, 0), sq(0, 1) })
    fire_machine(m, sq(4, 0))
    next_turn()
    lay("wood", sq(1, 0))
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-09")
  end,
}

scenario "the cell before it must be clear" {
  covers = { "GRID-ART-10" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    lay("village", sq(2, 0))
    fire_machine(m, sq(4, 0))
    next_turn()
    lay("village", sq(1, 0))
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-10")
  end,
}

scenario "a hill before it counts as well" {
  covers = { "GRID-ART-10" },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    lay("hill", { sq(1, 0), sq(0, 0) })
    t.refused(function() fire_machine(m, sq(4, 0)) end, "GRID-ART-10")
  end,
}

scenario "a cell with a unit on it is named" {
  covers = { "GRID-ART-11", "GRID-ART-12" },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    local f = friend(3, 1)
    t.refused(function() fire_machine(m, sq(3, 0)) end, "GRID-ART-11")
    t.refused(function() fire_machine(m, { sq(4, 0), sq(3, 0) }) end, "GRID-ART-11")
    t.refused(function() fire_machine(m, sq(3, 1)) end, "GRID-ART-01")
    t.refused(function() fire_machine(f, sq(4, 0)) end, "GRID-ART-12")
  end,
}

scenario "six cells are its range" {
  covers = { "GRID-GEO-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local m = machine(-1)
    t.equal(range(m), 6)
    enemy(6, 0)
    enemy(4, 1)
    t.refused(function() fire_machine(m, sq(6, 0)) end, "GRID-GEO-01")
    fire_machine(m, sq(4, 1))
  end,
}

scenario "a die for each machine" {
  covers = { "GRID-ART-12", "GRID-ART-15" },
  dice = { hit = { 5, 4, 6 }, consequence = { 1, 2 } },
  run = function(t)
    local a = machine()
    local b = red:add("throwing_machine", { at = sq(0, 1), facing = "east" })
    local c = red:add("throwing_machine", { at = sq(0, -1), facing = "east" })
    enemy(4, 0)
    local r = fire_machine({ a, b, c }, sq(4, 0))
    t.equal(r.hits, 2) t.equal(r.lost, 2)
  end,
}

-- Shoots at (4, 0), in this turn and the next.
local function twice(led, cover)
  local m = machine()
  if led then red:add("commander", { at = sq(0, 0) }) end
  enemy(4, 0)
  if cover then lay(cover, sq(4, 0)) end
  fire_machine(m, sq(4, 0))
  next_turn()
  return fire_machine(m, sq(4, 0)).hits
end

scenario "the same cell and a commander: 3 hits" {
  covers = { "GRID-ART-13", "GRID-ART-14" },
  dice = { hit = { 1, 3 }, consequence = { 1 } },
  run = function(t)
    t.equal(twice(true), 1)
    t.explains("GRID-ART-13", 1)
  end,
}

scenario "the same cell and a commander: 2 misses" {
  covers = { "GRID-ART-13" },
  dice = { hit = { 1, 2 } },
  run = function(t) t.equal(twice(true), 0) end,
}

scenario "in cover 4 hits" {
  covers = { "GRID-ART-13" },
  dice = { hit = { 1, 4 }, consequence = { 1 } },
  run = function(t) t.equal(twice(true, "wood"), 1) end,
}

scenario "in cover 3 misses" {
  covers = { "GRID-ART-13" },
  dice = { hit = { 1, 3 } },
  run = function(t) t.equal(twice(true, "wood"), 0) end,
}

scenario "cover alone: 6 hits, 5 misses" {
  covers = { "GRID-ART-13" },
  dice = { hit = { 6, 5 }, consequence = { 1 } },
  run = function(t)
    local a = machine()
    local b = red:add("throwing_machine", { at = sq(0, 1), facing = "east" })
    enemy(4, 0)
    lay("village", sq(4, 0))
    t.equal(fire_machine(a, sq(4, 0)).hits, 1)
    t.equal(fire_machine(b, sq(4, 0)).hits, 0)
  end,
}

scenario "the cell of two turns ago is none" {
  covers = { "GRID-ART-13" },
  dice = { hit = { 1, 4 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    fire_machine(m, sq(4, 0))
    next_turn()
    next_turn()
    t.equal(fire_machine(m, sq(4, 0)).hits, 0)
  end,
}

scenario "cover and fortifications count once" {
  covers = { "GRID-ART-13" },
  dice = { hit = { 6 }, consequence = { 1 } },
  run = function(t)
    local m = machine()
    enemy(4, 0)
    lay("wood", sq(4, 0))
    lay("fortification", sq(4, 0))
    t.equal(fire_machine(m, sq(4, 0)).hits, 1)
  end,
}

for face = 1, 6 do
  scenario("a natural " .. face .. (face >= 5 and " hits" or " misses")) {
    covers = { "GRID-ART-14" },
    dice = { hit = { face }, consequence = face >= 5 and { 1 } or nil },
    run = function(t)
      local m = machine()
      enemy(4, 0)
      t.equal(fire_machine(m, sq(4, 0)).hits, face >= 5 and 1 or 0)
    end,
  }
end

-- Two machines hit heavy infantry.
local function hit_twice()
  local a = machine()
  local b = red:add("throwing_machine", { at = sq(0, 1), facing = "east" })
  local m = enemy(4, 0)
  return fire_machine({ a, b }, sq(4, 0)), m
end

scenario "a die of consequences for each hit" {
  covers = { "GRID-ART-15" },
  dice = { hit = { 5, 6 }, consequence = { 2, 1 } },
  run = function(t)
    local r, m = hit_twice()
    t.equal(r.lost, 2) t.equal(m.hp, 2)
  end,
}

scenario "who has left the cell rolls no more" {
  covers = { "GRID-ART-15" },
  dice = { hit = { 5, 6 }, consequence = { 5 } },
  choices = { consequence = { "retreat" } },
  run = function(t)
    local r, m = hit_twice()
    t.yes(r.retreated) t.equal(m.hp, 4) t.equal(m.x, 6)
  end,
}

scenario "who takes the loss rolls again" {
  covers = { "GRID-ART-15" },
  dice = { hit = { 5, 6 }, consequence = { 5, 3 } },
  choices = { consequence = { "lose" } },
  run = function(t)
    local r, m = hit_twice()
    t.equal(r.lost, 2) t.equal(m.hp, 2)
  end,
}

scenario "nor does who is destroyed" {
  covers = { "GRID-ART-15" },
  dice = { hit = { 5, 6 }, consequence = { 3 } },
  run = function(t)
    local a = machine()
    local b = red:add("throwing_machine", { at = sq(0, 1), facing = "east" })
    local m = enemy(4, 0, "heavy_infantry", { hp = 1 })
    local r = fire_machine({ a, b }, sq(4, 0))
    t.equal(r.hits, 2) t.equal(r.lost, 1) t.yes(r.destroyed) t.no(m.alive)
  end,
}

scenario "or one die for all hits" {
  covers = { "GRID-ART-15" },
  dice = { hit = { 5, 6 }, consequence = { 2 } },
  set = { ["rules.grid.hits.per_hit"] = false },
  run = function(t)
    local _, m = hit_twice()
    t.equal(m.hp, 3)
  end,
}
