-- Who may volley: four archers or more, close together, who have not moved.
-- Bases are an inch across, so a gap of 2" is 3" from centre to centre.
local function archers(band, ...)
  local out = {}
  for i, x in ipairs { ... } do
    out[i] = band:add("warrior", { weapon = "bow", at = { x, 10 } })
  end
  return out
end

scenario "four archers with gaps of 2 inches may, and a gap of 2.1 leaves three" {
  covers = { "PIL-VOLLEY-01" },
  run = function(t)
    local red = band "vikings"
    local near, far = archers(red, 5, 8, 11, 14), archers(red, 25, 28, 31, 34.1)
    t.equal(volley(near, { 10, 20 }).radius, 3)
    t.refused(function() volley(far, { 30, 20 }) end, "PIL-VOLLEY-01")
    put(far[4], { 34, 10 })
    t.equal(volley(far, { 30, 20 }).radius, 3)
  end,
}

scenario "three are too few, however often one is named" {
  covers = { "PIL-VOLLEY-01" },
  run = function(t)
    local red = band "vikings"
    local a = archers(red, 5, 7, 9)
    red:add("warrior", { weapon = "spear", at = { 30, 30 } })
    t.refused(function() volley(a, { 10, 20 }) end, "PIL-VOLLEY-01")
    t.refused(function() volley({ a[1], a[2], a[3], a[3] }, { 10, 20 }) end, "PIL-VOLLEY-01")
    t.refused(function() volley({}, { 10, 20 }) end, "PIL-VOLLEY-01")
  end,
}

scenario "one who moved spoils it" {
  covers = { "PIL-VOLLEY-01" },
  run = function(t)
    local a = archers(band "vikings", 5, 7, 9, 11)
    move(a[2], { 7, 11 })
    t.refused(function() volley(a, { 10, 20 }) end, "PIL-VOLLEY-01")
    next_turn()
    t.equal(volley(a, { 10, 20 }).radius, 3)
  end,
}

scenario "a volley takes the place of shots: who has shot may not" {
  covers = { "PIL-VOLLEY-01", "PIL-WEAPON-03" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 5, 7, 9, 11)
    local foe = blue:add("warrior", { weapon = "spear", at = { 9, 14 } })
    shoot(a[3], foe, { shots = 1 })
    t.refused(function() volley(a, { 10, 30 }) end, "PIL-VOLLEY-01")
    next_turn()
    volley(a, { 10, 30 })
    next_turn()
    t.equal(#shoot(a[3], foe, { shots = 1 }).blows, 1)
  end,
}

scenario "bows and composite bows, nothing else, and of one side" {
  covers = { "PIL-VOLLEY-01", "PIL-WEAPON-05" },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local a = archers(red, 5, 7, 9)
    local sling = red:add("warrior", { weapon = "sling", at = { 11, 10 } })
    local crossbow = red:add("warrior", { weapon = "crossbow", at = { 11, 12 } })
    local foe = blue:add("warrior", { weapon = "bow", at = { 11, 14 } })
    local composite = red:add("warrior", { weapon = "composite_bow", at = { 9, 12 } })
    for _, other in ipairs { sling, crossbow, foe } do
      t.refused(function() volley({ a[1], a[2], a[3], other }, { 10, 25 }) end, "PIL-VOLLEY-01")
    end
    t.equal(volley({ a[1], a[2], a[3], composite }, { 10, 25 }).radius, 3)
  end,
}

scenario "two pairs are no group, unless pairs are enough" {
  covers = { "PIL-VOLLEY-01" },
  run = function(t)
    local a = archers(band "vikings", 5, 7, 15, 17)
    t.refused(function() volley(a, { 10, 20 }) end, "PIL-VOLLEY-01")
    set("rules.volley.connected", false)
    t.equal(volley(a, { 10, 20 }).radius, 3)
  end,
}

scenario "who is alone is not near anybody, even where pairs are enough" {
  covers = { "PIL-VOLLEY-01" },
  set = { ["rules.volley.connected"] = false },
  run = function(t)
    local a = archers(band "vikings", 5, 7, 15, 18.1)
    t.refused(function() volley(a, { 10, 20 }) end, "PIL-VOLLEY-01")
    put(a[4], { 18, 10 })
    t.equal(volley(a, { 10, 20 }).radius, 3)
  end,
}

scenario "who carries loot, is in melee or rides may not, unless the tables let him" {
  covers = { "PIL-VOLLEY-01", "PIL-LOOT-05", "PIL-SHOOT-14", "PIL-CAV-07" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 5, 7, 9)
    local with = function(m) return function() return volley({ a[1], a[2], a[3], m }, { 10, 25 }) end end
    local laden = red:add("warrior", { weapon = "bow", loot = 10, at = { 11, 10 } })
    local busy = red:add("warrior", { weapon = "bow", at = { 9, 12 } })
    local rider = red:add("warrior", { weapon = "bow", horse = true, at = { 6, 13 } })
    engage(busy, blue:add("warrior", { weapon = "spear", at = { 9, 13 } }))
    t.refused(with(laden), "PIL-LOOT-05")
    t.refused(with(busy), "PIL-SHOOT-14")
    t.refused(with(rider), "PIL-CAV-07")
    set("rules.volley.eligible", "any")
    t.equal(volley({ a[1], a[2], a[3], laden, busy, rider }, { 10, 25 }).radius, 5)
  end,
}

scenario "a rider whom his faction lets shoot may volley" {
  covers = { "PIL-VOLLEY-01", "PIL-CAV-07" },
  run = function(t)
    local huns, a = band "huns", {}
    for i = 1, 4 do
      a[i] = huns:add("warrior", { weapon = "composite_bow", horse = true, at = { 5 + 2 * i, 10 } })
    end
    t.equal(volley(a, { 10, 30 }).radius, 3)
  end,
}

scenario "how many, how near: data keys" {
  covers = { "PIL-VOLLEY-01", "PIL-VOLLEY-04" },
  set = { ["rules.volley.min"] = 2, ["rules.volley.gap"] = 3 },
  run = function(t)
    local a = archers(band "vikings", 5, 9, 13)
    t.equal(volley(a, { 10, 20 }).radius, 4)
  end,
}
