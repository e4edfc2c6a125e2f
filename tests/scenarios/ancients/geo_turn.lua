-- Counting cells and the phases of a turn. The middle of the grid is (0, 0): cell
-- {3, 3} of squares, {4, 4} of hexes, whose places are given by their axes.
local function sq(x, y) return { x + 3, y + 3 } end
local function hx(q, r) return { q + math.floor((r + 4) / 2) + 2, r + 4 } end

scenario "squares are counted through their sides" {
  covers = { "GRID-GEO-01" },
  run = function(t)
    t.equal(apart(sq(0, 0), sq(1, 1)), 2)
    t.equal(apart(sq(0, 0), sq(2, 1)), 3)
    t.equal(apart(sq(0, 0), sq(3, 0)), 3)
  end,
}

scenario "so are hexes" {
  covers = { "GRID-GEO-01" },
  house = "hexes",
  run = function(t)
    t.equal(apart(hx(0, 0), hx(1, 0)), 1)
    t.equal(apart(hx(0, 0), hx(2, -1)), 2)
    t.equal(apart(hx(0, 0), hx(1, 1)), 2)
    t.equal(apart(hx(0, 0), hx(3, -2)), 3)
  end,
}

scenario "a square has four neighbours" {
  covers = { "GRID-GEO-02", "GRID-GEO-01" },
  run = function(t)
    for _, c in ipairs { sq(1, 0), sq(-1, 0), sq(0, 1), sq(0, -1) } do t.equal(apart(sq(0, 0), c), 1) end
    local red = band(nil, { name = "red" })
    local m = red:add("light_cavalry", { at = sq(0, 0) })
    t.refused(function() move(m, { sq(1, 0), sq(2, 1) }) end, "GRID-GEO-01")   -- across a corner
    t.fails(function() move(m, { 8, 3 }) end, "E-ARG")
    t.fails(function() red:add("light_cavalry", { at = { 1.5, 2 } }) end, "E-ARG")
  end,
}

scenario "a hex has six" {
  covers = { "GRID-GEO-02" },
  house = "hexes",
  run = function(t)
    local near = 0
    for q = -2, 2 do
      for r = -2, 2 do if apart(hx(0, 0), hx(q, r)) == 1 then near = near + 1 end end
    end
    t.equal(near, 6)
    for _, c in ipairs { hx(1, 0), hx(0, 1), hx(-1, 1), hx(-1, 0), hx(0, -1), hx(1, -1) } do t.equal(apart(hx(0, 0), c), 1) end
    t.equal(apart(hx(0, 0), hx(1, 1)), 2)
  end,
}

-- Two sides in strict play, each with a machine and a unit.
local function strict()
  battle { strict = true }
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local a = red:add("throwing_machine", { at = { 0, 3 }, facing = "east" })
  local b = red:add("light_infantry", { at = { 0, 5 }, facing = "east" })
  local c = blue:add("heavy_infantry", { at = { 5, 3 }, facing = "west" })
  return a, b, c, red, blue
end

scenario "a turn has four phases, each side its own three" {
  covers = { "GRID-TURN-01", "GRID-MOVE-02" },
  dice = { initiative = { 4, 4, 2, 5 }, hit = { 1 } },               -- a tie is rolled again
  run = function(t)
    local a, b, c = strict()
    t.refused(function() move(b, { 1, 5 }) end, "GRID-TURN-01")
    fire_machine(a, { 5, 3 })
    local seen = {}
    for _ = 1, 7 do
      local p = next_phase()
      seen[#seen + 1] = p.phase .. " " .. (p.side or "all")
      if p.phase == "movement" and p.side == "red" then
        t.refused(function() move(a, { 0, 2 }) end, "GRID-MOVE-02")
        t.refused(function() move(c, { 4, 3 }) end, "GRID-TURN-01")
        t.refused(function() shoot(b, { 5, 3 }) end, "GRID-TURN-01")
        move(b, { 1, 5 })
      end
    end
    t.equal(table.concat(seen, ", "), "movement blue, shooting blue, melee blue, movement red, shooting red, melee red, machines all")
    t.refused(function() next_turn() end, "GRID-TURN-01")
  end,
}

scenario "without a roll the sides stay in their order" {
  covers = { "GRID-TURN-01" },
  run = function(t)
    strict()
    set("rules.grid.initiative", "none")
    t.equal(next_phase().side, "red")
  end,
}

scenario "the initiative is even" {
  covers = { "GRID-TURN-01" },
  run = function(t)
    local _, _, _, red = strict()
    local d = odds(function() next_phase() return red.initiative end)
    t.yes(math.abs(d:p(true) - 0.5) < 1e-6)
  end,
}

-- Ten units of four points, `lost` of which are gone.
local function army(lost)
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local first
  for i = 0, 9 do
    local n = math.min(lost, 3)
    lost = lost - n
    local m = red:add("heavy_infantry", { at = { i % 8, math.floor(i / 8) }, hp = 4 - n, facing = "north" })
    first = first or m
  end
  local foe = blue:add("heavy_infantry", { at = { 0, 4 }, facing = "south" })
  return red, first, foe
end

scenario "thirteen of forty points lost: it fights on" {
  covers = { "GRID-TURN-01" },
  run = function(t)
    local red, m = army(13)
    t.equal(lost(red), 13) t.no(exhausted(red))
    move(red:models()[10], { 1, 2 })
  end,
}

scenario "fourteen: it is exhausted, may not close up and attacks no more" {
  covers = { "GRID-TURN-01" },
  dice = { hit = { 6 }, consequence = { 3 }, attack = { 2 }, defence = { 2 } },
  run = function(t)
    local red, m, foe = army(14)
    t.equal(lost(red), 14) t.yes(exhausted(red))
    local last = red:models()[10]                                    -- on {1, 1}
    t.refused(function() move(last, { 1, 2 }) end, "GRID-TURN-01")
    move(last, { 2, 1 })                                             -- no nearer
    local bow = red:add("heavy_infantry", { at = { 2, 4 }, weapon = "bow", facing = "west" })
    shoot(bow, { 0, 4 })                                             -- it still shoots
    t.equal(foe.hp, 3)
    local near = red:add("heavy_infantry", { at = { 0, 3 }, facing = "north", hp = 1 })
    t.yes(exhausted(red))
    t.refused(function() fight(near, foe) end, "GRID-TURN-01")
    fight(foe, near)                                                 -- attacked, it fights back
  end,
}

scenario "the share that exhausts is data" {
  covers = { "GRID-TURN-01" },
  set = { ["rules.grid.exhaustion.part"] = 4 },
  run = function(t)
    local red = army(10)
    t.yes(exhausted(red))
  end,
}

scenario "the battle ends when both sides are exhausted" {
  covers = { "GRID-TURN-01" },
  dice = { initiative = { 5, 2 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    red:add("heavy_infantry", { at = { 0, 0 }, hp = 2 })
    blue:add("heavy_infantry", { at = { 7, 7 }, hp = 2 })
    for _ = 1, 6 do t.no(next_phase().over) end
    t.yes(next_phase().over)
    t.refused(next_phase, "GRID-TURN-01")
  end,
}
