-- Measured from the marker to the base of the nearest archer: within range the
-- volley falls, else it is lost.
local function four(band, weapon)
  return band:row(4, "warrior", { weapon = weapon or "bow", at = { 10, 10 } })
end

scenario "20.0 inches from the base of the nearest archer it falls, 20.1 it is lost" {
  covers = { "PIL-VOLLEY-03" },
  run = function(t)
    local a = four(band "vikings")
    local r = volley(a, { 10, 30.6 })
    t.equal(r.lost, 1)
    t.equal(r.radius, nil)
    t.explains("PIL-VOLLEY-03")
    next_turn()
    r = volley(a, { 10, 30.5 })
    t.equal(r.lost, 0)
    t.equal(r.radius, 3)
  end,
}

scenario "the archers do not shoot again this turn, whether it fell or not" {
  covers = { "PIL-VOLLEY-03" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = four(red)
    local foe = blue:add("warrior", { weapon = "spear", at = { 11, 15 } })
    volley(a, { 11, 25 })
    t.refused(function() shoot(a[2], foe) end, "PIL-SHOOT-13")
    t.refused(function() volley(a, { 11, 25 }) end, "PIL-VOLLEY-01")
    next_turn()
    t.equal(volley(a, { 11, 40 }).lost, 1)
    t.refused(function() shoot(a[2], foe) end, "PIL-SHOOT-13")
  end,
}

scenario "a volley that is lost may leave them their shots" {
  covers = { "PIL-VOLLEY-03" },
  set = { ["rules.volley.cancel_spends"] = false },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = four(red)
    local foe = blue:add("warrior", { weapon = "spear", at = { 11, 15 } })
    t.equal(volley(a, { 11, 40 }).lost, 1)
    t.equal(#shoot(a[2], foe, { shots = 1 }).blows, 1)
  end,
}

scenario "in fog a bow carries 10 inches: 10.5 is lost" {
  covers = { "PIL-VOLLEY-03", "PIL-WEATHER-05" },
  weather = "fog",
  run = function(t)
    local a = four(band "vikings")
    t.equal(volley(a, { 10, 21 }).lost, 1)
    t.ran("PIL-WEATHER-05", 1)
    next_turn()
    t.equal(volley(a, { 10, 20.5 }).radius, 3)
  end,
}

scenario "of bows and composite bows the one of the nearest archer counts" {
  covers = { "PIL-VOLLEY-03", "PIL-WEAPON-05" },
  run = function(t)
    local red = band "byzantines"
    local a = four(red)
    a[5] = red:add("warrior", { weapon = "composite_bow", at = { 9, 10 } })
    t.equal(volley(a, { 9, 40 }).radius, 4)           -- the composite bow is nearest
    next_turn()
    t.equal(volley(a, { 13, 34 }).lost, 1)            -- a bow is
    next_turn()
    set("rules.volley.mixed_range", "longest")
    t.equal(volley(a, { 13, 34 }).radius, 4)
    next_turn()
    set("rules.volley.mixed_range", "shortest")
    t.equal(volley(a, { 9, 40 }).lost, 1)
  end,
}
