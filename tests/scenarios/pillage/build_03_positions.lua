-- From a building one shoots out of positions, each of which serves one shooter.
local function house(windows)
  return piece("house", { at = { 18, 20 }, size = { 4, 4 }, floors = 2, name = "hall", windows = windows })
end

local east = { 20, 20, faces = "east" }

scenario "two archers, one window: one shoots" {
  covers = { "PIL-BUILD-03" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = red:add("warrior", { weapon = "bow", at = { 10, 22 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 26, 20 } })
    local hall = house { east }
    put(a, hall)
    put(b, hall)
    t.yes(a.inside == hall)
    t.equal(#shoot(a, foe, { shots = 1 }).blows, 1)
    t.refused(function() shoot(b, foe) end, "PIL-BUILD-03")
    t.equal(#shoot(a, foe, { shots = 1 }).blows, 1)            -- his second shot, from where he stands
    next_turn()
    t.equal(#shoot(b, foe, { shots = 1 }).blows, 1)
  end,
}

scenario "the range counts from the position, and its frame is no obstacle" {
  covers = { "PIL-BUILD-03", "PIL-SHOOT-06", "PIL-SHOOT-07" },
  dice = { hit = { 1 }, target = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 40.5, 20 } })      -- 20 inches from the window
    local hall = house { east }
    put(a, hall)
    t.equal(need("hit", a, foe, { kind = "shoot" }), 5)
    t.equal(shoot(a, foe, { shots = 1 }).blows[1].need, 5)
    put(foe, { 40.6, 20 })
    t.equal(shoot(a, foe).lost, 1)
    next_turn()
    put(foe, { 40.5, 20 })
    set("rules.building.position_obstacle", true)
    t.equal(shoot(a, foe, { shots = 1 }).lost, 1)
    t.yes(explain():find("lost in hall"))
  end,
}

scenario "the player chooses among the positions of his floor that show the target" {
  covers = { "PIL-BUILD-03", "PIL-BUILD-04" },
  choices = { position = { "3" } },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 26, 20 } })
    local hall = house { { 20, 19, faces = "east" }, { 16, 20, faces = "west" }, { 20, 21, faces = "east" }, { 20, 20, faces = "east", floor = 1 } }
    put(a, hall)
    put(b, hall, 1)
    shoot(a, foe, { shots = 1 })
    t.refused(function() shoot(a, foe, { from = 1 }) end, "PIL-BUILD-03")       -- he stands at the third
    t.refused(function() shoot(b, foe, { from = 3 }) end, "PIL-BUILD-03")       -- of another floor
    t.refused(function() shoot(b, foe, { from = 5 }) end, "PIL-BUILD-03")
    t.equal(#shoot(b, foe, { from = 4, shots = 1 }).blows, 1)
    next_turn()
    t.refused(function() shoot(a, foe, { from = 2 }) end, "PIL-BUILD-04")
  end,
}

scenario "a door is a position too, and who is in no building has none" {
  covers = { "PIL-BUILD-03" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 18, 12 } })
    t.refused(function() shoot(a, foe, { from = 1 }) end, "PIL-BUILD-03")
    local hall = piece("house", { at = { 18, 20 }, size = { 4, 4 }, doors = { { 18, 18 } } })
    put(a, hall)
    t.equal(#shoot(a, foe, { shots = 1 }).blows, 1)
    put(foe, { 18, 30 })
    t.refused(function() shoot(a, foe) end, "PIL-BUILD-04")
  end,
}

scenario "a house without openings has no positions" {
  covers = { "PIL-BUILD-03" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 26, 20 } })
    put(a, house())
    t.no(a:sees(foe))
    t.refused(function() shoot(a, foe) end, "PIL-BUILD-03")
    local wood = piece("forest", { at = { 30, 30 } })
    t.fails(function() put(a, wood) end, "E-ORDER")
    t.fails(function() put(a, "hall") end, "E-ARG")
  end,
}
