-- A line from base to base that nothing blocks is enough; models never block.
local function facing(gap)
  local red, blue = band "vikings", band "anglo_saxons"
  local archer = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
  local enemy = blue:add("warrior", { weapon = "spear", at = { 10 + (gap or 12), 20 } })
  return archer, enemy, red, blue
end

scenario "behind a wall that leaves a tenth of him free he is seen, behind one that hides all he is not" {
  covers = { "PIL-LOS-01", "PIL-SHOOT-04" },
  dice = { target = { 6 }, hit = { 6 }, save = { 6 } },
  run = function(t)
    local a, b = facing()
    -- close before him: 0.9 of his inch is behind it
    local w = piece("high_wall", { points = { { 21, 10 }, { 21.1, 10 }, { 21.1, 20.4 }, { 21, 20.4 } } })
    t.yes(a:sees(b))
    t.yes(b:sees(a))
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
    piece("high_wall", { points = { { 21, 20.4 }, { 21.1, 20.4 }, { 21.1, 30 }, { 21, 30 } } })
    t.no(a:sees(b))
    t.no(b:sees(a))
    t.refused(function() shoot(a, b) end, "PIL-SHOOT-04")
    t.equal(w.kind, "high_wall")
  end,
}

scenario "a spear above the wall is no body: what hides the whole base hides him" {
  covers = { "PIL-LOS-01" },
  run = function(t)
    local a, b = facing()
    piece("high_wall", { line = { { 16, 10 }, { 16, 30 } }, width = 0.5 })
    t.no(a:sees(b))
  end,
}

scenario "behind a house he is out of sight and the shot is not spent" {
  covers = { "PIL-SHOOT-04", "PIL-LOS-01" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local a, b = facing()
    local house = piece("house", { at = { 16, 20 }, size = { 4, 4 } })
    t.refused(function() shoot(a, b) end, "PIL-SHOOT-04")
    t.refused(function() shoot(a, b, { shots = 1 }) end, "PIL-SHOOT-04")
    put(b, { 16, 26 })
    t.yes(a:sees(b))
    t.equal(#shoot(a, b).blows, 2)
    t.equal(house.kind, "house")
  end,
}

scenario "a fence, a low statue and a crowd block nobody's sight" {
  covers = { "PIL-LOS-01" },
  run = function(t)
    local a, b, red, blue = facing()
    piece("fence", { line = { { 14, 10 }, { 14, 30 } }, width = 0.5 })
    piece("statue", { at = { 16, 20 }, size = { 2, 2 } })
    blue:row(5, "warrior", { weapon = "spear", at = { 18, 18 } })
    red:row(5, "warrior", { weapon = "spear", at = { 12, 18 } })
    t.yes(a:sees(b))
  end,
}

scenario "a wall must be higher than the lower of the two figures" {
  covers = { "PIL-LOS-01" },
  run = function(t)
    local red, blue = band "huns", band "byzantines"
    local a = red:add("warrior", { weapon = "bow", horse = true, at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 22, 20 } })
    local foot = blue:add("warrior", { weapon = "spear", at = { 22, 24 } })
    piece("high_wall", { line = { { 16, 10 }, { 16, 30 } }, width = 0.5, height = 1.5 })
    t.yes(a:sees(b))            -- both figures are 2 inches high
    t.no(a:sees(foot))          -- his are 1.2
    set("rules.geometry.heights.infantry", 1.5)
    t.yes(a:sees(foot))
  end,
}

scenario "the filter visible asks for sight, and the tables can open all of it" {
  covers = { "PIL-LOS-01" },
  run = function(t)
    local a, b = facing()
    piece("house", { at = { 16, 20 }, size = { 4, 4 } })
    t.no(a:nearest { side = "enemy", visible = true })
    t.yes(a:nearest { side = "enemy" } == b)
    set("rules.los.model", "open")
    t.yes(a:nearest { side = "enemy", visible = true } == b)
  end,
}
