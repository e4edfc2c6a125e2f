-- Cover against shooting.

-- Shooters in a rank at y = 10, and a target of n figures in a rank at y = 18, from
-- x = 10 on.
local function facing(n, weapon)
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local u = red:add("warriors", { size = 4, files = 4, weapon = weapon or "bow", at = { 12, 10 } })
  local v = blue:add("warriors", { size = n, files = n, at = { 10, 18 } })
  return u, v, red, blue
end

-- A piece in which the first n figures of a target stand.
local function over(kind, n) return piece(kind, { at = { 9.5 + n / 2, 18 }, size = { n, 2 } }) end

scenario "grades of cover" {
  covers = { "SAGA-COVER-01" },
  run = function(t)
    for kind, want in pairs { hedge = "light", wood = "light", bushes = "light", stone_wall = "heavy", building_door = "heavy", field = "none" } do
      battle {}
      local u, v = facing(4)
      t.equal(cover(v, { from = u }), "none")
      if kind == "hedge" or kind == "stone_wall" or kind == "building_door" then
        piece(kind, { line = { { 5, 17 }, { 20, 17 } }, width = 0.5 })
      else
        over(kind, 4)
      end
      t.equal(cover(v, { from = u }), want)
    end
  end,
}

scenario "two thirds of the unit, in whole numbers" {
  covers = { "SAGA-COVER-02" },
  run = function(t)
    for _, case in ipairs { { 6, 4, 3 }, { 7, 5, 4 }, { 8, 6, 5 } } do
      for i, want in ipairs { "light", "none" } do
        battle {}
        local u, v = facing(case[1])
        over("wood", case[1 + i])
        t.equal(cover(v, { from = u }), want)
      end
    end
  end,
}

scenario "the share is data" {
  covers = { "SAGA-COVER-02" },
  set = { ["rules.saga.cover.share.part"] = 1, ["rules.saga.cover.share.of"] = 2 },
  run = function(t)
    local u, v = facing(6)
    over("wood", 3)
    t.equal(cover(v, { from = u }), "light")
  end,
}

-- Six figures, a hedge from which shooters to the left see four of them covered,
-- one to the right three.
local function hedge()
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local u = red:add("warriors", { weapon = "bow", places = { { 12.5, 9 }, { 16.5, 9 } } })
  local v = blue:add("warriors", { size = 6, files = 6, at = { 10, 18 } })
  piece("hedge", { line = { { 9, 15 }, { 13.4, 15 } }, width = 0.2 })
  return u, v
end

scenario "cover holds against all who are able to shoot" {
  covers = { "SAGA-COVER-02" },
  run = function(t)
    local u, v = hedge()
    local a, b = figures(u)[1], figures(u)[2]
    t.equal(cover(v, { from = a }), "light")
    t.equal(cover(v, { from = b }), "none")
    t.equal(cover(v, { from = u }), "none")
    put(b, { 16.5, 2 })
    t.equal(#shooters(u, v), 1)
    t.equal(cover(v, { from = u }), "light")
  end,
}

scenario "cover against any of the shooters is data" {
  covers = { "SAGA-COVER-02" },
  set = { ["rules.saga.cover.mode"] = "any" },
  run = function(t)
    local u, v = hedge()
    t.equal(cover(v, { from = u }), "light")
  end,
}

scenario "heavy pieces alone make heavy cover, with light ones they make light cover" {
  covers = { "SAGA-COVER-02" },
  run = function(t)
    local u, v = facing(6)
    piece("stone_wall", { line = { { 9, 17 }, { 11.9, 17 } }, width = 0.2 })
    piece("hedge", { line = { { 12.1, 17 }, { 20, 17 } }, width = 0.2 })
    t.equal(cover(v, { from = figures(u)[1] }), "light")
    piece("stone_wall", { line = { { 12, 16.5 }, { 14.5, 16.5 } }, width = 0.2 })
    t.equal(cover(v, { from = figures(u)[1] }), "heavy")
  end,
}

scenario "light cover cancels on a 3" {
  covers = { "SAGA-COVER-03", "SAGA-SHOOT-10" },
  dice = { attack = { 4, 4, 4, 4, 4, 4, 4, 4 }, defence = { 3, 3, 2, 6, 3, 3, 2, 6 } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { size = 8, files = 8, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { size = 6, files = 6, at = { 10, 18 } })
    over("wood", 6)
    local r = shoot(u, v)
    t.equal(r.cover, "light") t.equal(r.armour, 4)
    t.equal(r.hits, 4) t.equal(r.cancelled, 3) t.equal(r.lost, 1)
    next_turn()
    put(v, { 10, 5 })
    r = shoot(u, v)
    t.equal(r.cover, "none") t.equal(r.cancelled, 1) t.equal(r.lost, 3)
  end,
}

scenario "heavy cover adds Armour too" {
  covers = { "SAGA-COVER-04", "SAGA-COVER-03" },
  dice = { attack = { 4, 5, 6, 3 }, defence = { 3, 2 } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { size = 8, files = 8, weapon = "bow", at = { 10, 10 } })
    local v = blue:add("warriors", { size = 8, files = 8, at = { 10, 18 } })
    piece("stone_wall", { line = { { 5, 17 }, { 25, 17 } }, width = 0.4 })
    local r = shoot(u, v)
    t.equal(r.cover, "heavy") t.equal(r.armour, 5)
    t.explains("SAGA-COVER-04", 1)
    t.equal(r.hits, 2) t.equal(r.cancelled, 1) t.equal(r.lost, 1)
    local x = red:add("warriors", { size = 4, weapon = "crossbow", at = { 20, 10 } })
    t.equal(armour(v, { kind = "shoot", from = x }), 4)
  end,
}

scenario "exact chances behind cover" {
  covers = { "SAGA-COVER-03", "SAGA-COVER-04" },
  run = function(t)
    local u, v = facing(6)
    put(figures(u)[3], { 40, 2 }) put(figures(u)[4], { 41, 2 })
    local wood = over("wood", 6)
    t.odds(function() return shoot(u, v).lost == 1 end, "1/6")
    piece("stone_wall", { line = { { 5, 16 }, { 25, 16 } }, width = 0.4 })
    t.odds(function() return shoot(u, v).lost == 1 end, "1/9")
    set("rules.saga.cover.heavy.target", 2)
    t.odds(function() return shoot(u, v).lost == 1 end, "1/18")
  end,
}

scenario "cover depends on who shoots, as in the example" {
  covers = { "SAGA-EX-02", "SAGA-COVER-02", "SAGA-COVER-03" },
  run = function(t)
    local red, blue, grey = band(nil, { name = "red" }), band(nil, { name = "blue" }), band(nil, { name = "grey" })
    local g = grey:add("warriors", { size = 6, files = 6, at = { 10, 18 } })
    piece("hedge", { line = { { 9, 15 }, { 13.4, 15 } }, width = 0.2 })
    local r = red:add("warriors", { weapon = "bow", places = { { 12.5, 9 }, { 10.5, 9 } } })
    local b = blue:add("warriors", { weapon = "bow", places = { { 12.5, 9.1 }, { 21, 12 } } })
    put(b, { 40, 40 })
    -- Red sees four and five of the six behind the hedge.
    t.equal(#shooters(r, g), 2)
    t.equal(cover(g, { from = r }), "light")
    t.odds(function() return shoot(r, g).lost == 1 end, "1/6")
    put(r, { 40, 2 })
    -- One of Blue sees four covered, the other two.
    put(figures(b)[1], { 12.5, 9 }) put(figures(b)[2], { 21, 12 })
    t.equal(#shooters(b, g), 2)
    t.equal(cover(g, { from = figures(b)[2] }), "none")
    t.equal(cover(g, { from = b }), "none")
    t.odds(function() return shoot(b, g).lost == 1 end, "1/4")
  end,
}
