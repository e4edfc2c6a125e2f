-- Lines of sight and ranges.

-- A figure of each side, ten inches apart on a line, and bands.
local function pair(unit, target)
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local u = red:add("warriors", { places = { { 10, 10 } }, weapon = unit or "bow" })
  local v = blue:add("warriors", { places = { target or { 20, 10 } } })
  return u, v, red, blue
end

scenario "what is taller than a man on foot hides, what is as tall does not" {
  covers = { "SAGA-LOS-01" },
  run = function(t)
    local u, v = pair()
    t.yes(sees(u, v))
    piece("rocks", { at = { 15, 10 }, size = { 2, 2 }, height = cm(3.5) })
    t.yes(sees(u, v))
    piece("rocks", { at = { 15, 12.5 }, size = { 2, 1 }, height = cm(3.6) })
    t.yes(sees(u, v))
    piece("rocks", { at = { 15, 10 }, size = { 1, 2 }, height = cm(3.6) })
    t.no(sees(u, v))
    t.equal(#shooters(u, v), 0)
    set("rules.saga.los.foot_height", 1.5)
    t.yes(sees(u, v))
  end,
}

scenario "who stands in a wood is seen, who stands behind it is not" {
  covers = { "SAGA-LOS-01" },
  run = function(t)
    local u, v = pair()
    local wood = piece("wood", { at = { 20, 10 }, size = { 4, 4 } })
    t.yes(sees(u, v))
    put(v, { 23, 10 })
    t.no(sees(u, v))
  end,
}

scenario "each figure sees for itself" {
  covers = { "SAGA-LOS-02" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { weapon = "bow", places = { { 10, 10 }, { 12, 10 }, { 14, 10 }, { 16, 10 } } })
    local v = blue:add("warriors", { places = { { 10, 20 }, { 12, 20 } } })
    piece("building", { at = { 16.2, 15 }, size = { 8, 2 } })
    t.equal(#shooters(u, v), 2)
    t.equal(shooters(u, v), { figures(u)[1], figures(u)[2] })
  end,
}

scenario "no line goes between two figures of one other unit" {
  covers = { "SAGA-LOS-03" },
  run = function(t)
    local u, v, red, blue = pair()
    local third = red:add("warriors", { places = { { 15, 11.25 }, { 15, 8.75 } } })
    t.equal(gap(figures(third)[1], figures(third)[2]), 1.5)
    t.no(sees(u, v))
    put(figures(third)[1], { 15, 12 })
    put(figures(third)[2], { 15, 8 })
    t.equal(gap(figures(third)[1], figures(third)[2]), 3)
    t.yes(sees(u, v))
    set("rules.saga.los.unit_gap_max", 3)
    t.no(sees(u, v))
  end,
}

scenario "a line goes between two units" {
  covers = { "SAGA-LOS-03" },
  run = function(t)
    local u, v, red, blue = pair()
    red:add("warriors", { places = { { 15, 11.25 } } })
    blue:add("warriors", { places = { { 15, 8.75 } } })
    t.yes(sees(u, v))
  end,
}

scenario "the bases of other units hide, those of mates do not" {
  covers = { "SAGA-LOS-03" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { weapon = "bow", places = { { 10, 10 }, { 12, 10 } } })
    local v = blue:add("warriors", { places = { { 20, 10 } } })
    t.equal(#shooters(u, v), 2)
    local third = blue:add("warriors", { places = { { 15, 10.4 } } })
    t.equal(#shooters(u, v), 0)
    set("rules.saga.los.bases", false)
    t.equal(#shooters(u, v), 2)
    set("rules.saga.los.bases", true)
    put(third, { 15, 20 })
    set("rules.saga.los.mates", true)
    t.equal(#shooters(u, v), 1)
  end,
}

scenario "sight goes all round" {
  covers = { "SAGA-LOS-04" },
  run = function(t)
    local u, v = pair("bow", { 5, 10 })
    t.yes(sees(u, v)) t.yes(sees(v, u))
    put(v, { 10, 15 })
    t.yes(sees(u, v)) t.yes(sees(v, u))
    t.equal(#shooters(u, v), 1)
  end,
}

scenario "a bow reaches twelve inches and no more" {
  covers = { "SAGA-RANGE-01" },
  run = function(t)
    local u, v = pair("bow", { 23, 10 })
    t.equal(gap(u, v), 12) t.equal(#shooters(u, v), 1)
    put(v, { 23.1, 10 })
    t.equal(gap(u, v), 12.1) t.equal(#shooters(u, v), 0)
  end,
}

scenario "range is that to the nearest figure that is seen" {
  covers = { "SAGA-RANGE-01" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { weapon = "bow", places = { { 10, 10 } } })
    local v = blue:add("warriors", { places = { { 21, 10 }, { 10, 23.5 } } })
    t.equal(gap(u, figures(v)[1]), 10) t.equal(gap(u, figures(v)[2]), 12.5)
    t.equal(#shooters(u, v), 1)
    piece("building", { at = { 16, 10 }, size = { 2, 3 } })
    t.no(sees(figures(u)[1], figures(v)[1])) t.yes(sees(figures(u)[1], figures(v)[2]))
    t.equal(#shooters(u, v), 0)
  end,
}

scenario "ranges of the weapons" {
  covers = { "SAGA-RANGE-02", "SAGA-WPN-04" },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local far = { bow = 1, sling = 1, crossbow = 1, javelin = 0 }
    local v = blue:add("warriors", { places = { { 18, 10 } } })
    for _, id in ipairs { "bow", "sling", "crossbow", "javelin" } do
      local u = red:add("warriors", { weapon = id, places = { { 10, 10 } } })
      t.equal(range_of(u), id == "javelin" and 6 or 12)
      put(v, { 18, 10 })
      t.equal(gap(u, v), 7) t.equal(#shooters(u, v), far[id])
      put(v, { 17, 10 })
      t.equal(gap(u, v), 6) t.equal(#shooters(u, v), 1)
      put(u, { 40, 40 })
    end
    t.no(range_of(v))
  end,
}

scenario "the distances are data" {
  covers = { "SAGA-RANGE-02" },
  set = { ["rules.saga.distances.l"] = 15, ["rules.weapon.javelin.reach"] = "s" },
  run = function(t)
    local u, v, red = pair "bow"
    t.equal(range_of(u), 15)
    t.equal(range_of(red:add("warriors", { size = 1, weapon = "javelin", at = { 5, 5 } })), 4)
  end,
}

scenario "who sees whom, as in the example" {
  covers = { "SAGA-EX-01", "SAGA-SHOOT-02", "SAGA-SHOOT-03" },
  run = function(t)
    for _, troop in ipairs { "warriors", "levies", "hearthguards" } do
      battle {}
      local grey, red, blue = band(nil, { name = "grey" }), band(nil, { name = "red" }), band(nil, { name = "blue" })
      local u = grey:add(troop, { weapon = "bow", places = { { 10, 10 }, { 12, 10 }, { 18, 10 }, { 26, 10 } } })
      local v = red:add("warriors", { places = { { 10, 19 }, { 12, 19 }, { 18, 19 }, { 26, 19 } } })
      -- The third looks between two Blue figures, the fourth at a building.
      blue:add("warriors", { places = { { 15.2, 15 }, { 16.8, 15 }, { 18.4, 15 }, { 20, 15 }, { 13.6, 15 } } })
      piece("building", { at = { 26, 14 }, size = { 8, 2 } })
      put(figures(v)[2], { 11, 19 }) put(figures(v)[3], { 40, 19 }) put(figures(v)[4], { 40, 21 })
      t.equal(shooters(u, v), { figures(u)[1], figures(u)[2] })
      t.equal(attack_dice(troop, #shooters(u, v), { kind = "shoot" }), troop == "hearthguards" and 2 or 1)
    end
  end,
}
