-- From more than twice the height of the target one shoots 5 inches farther.
local function above(height, y)
  piece("hill", { at = { 10, y }, size = { 6, 6 }, height = height })
end

scenario "2.5 inches above a man on foot a bow reaches 25 inches, at 24 it is long range" {
  covers = { "PIL-SHOOT-16", "PIL-TERR-06", "PIL-SHOOT-11" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 35, 20 } })       -- 24 inches
    above(2.5, 20)
    t.equal(reach("range", a, b), 25)
    t.explains "PIL-SHOOT-16"
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 5)
    put(b, { 23.5, 20 })                                                       -- 12.5
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 4)
    next_turn()
    put(b, { 23.6, 20 })                                                       -- 12.6
    t.equal(need("hit", a, b, { kind = "shoot" }), 5)
    t.equal(shoot(a, b, { shots = 1 }).blows[1].need, 5)
  end,
}

scenario "2.4 inches are not more than twice 1.2, and the lower one gains nothing" {
  covers = { "PIL-SHOOT-16", "PIL-TERR-06" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 35, 20 } })
    above(2.4, 20)
    t.equal(reach("range", a, b), 20)
    t.equal(reach("range", b, a), 20)
    t.equal(shoot(a, b).lost, 1)
    set("rules.geometry.heights.infantry", 1.1)
    t.equal(reach("range", a, b), 25)
    set("rules.shoot.high_ground.times", 3)
    t.equal(reach("range", a, b), 20)
  end,
}

scenario "a rider must be 4 inches lower, livestock 2, and fog halves the bow before the height adds" {
  covers = { "PIL-SHOOT-16" },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local rider = blue:add("warrior", { weapon = "spear", horse = true, at = { 30, 20 } })
    local cow = blue:add("livestock", { at = { 30, 24 } })
    above(3, 20)
    t.equal(reach("range", a, rider), 20)
    t.equal(reach("range", a, cow), 25)
    above(4.1, 20)
    t.equal(reach("range", a, rider), 25)
    set("rules.shoot.high_ground.bonus", 7)
    t.equal(reach("range", a, rider), 27)
    set_weather "fog"
    t.equal(reach("range", a, rider), 17)
  end,
}

scenario "an upper floor is high ground too" {
  covers = { "PIL-SHOOT-16", "PIL-BUILD-03" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 35, 20 } })       -- 24.5 inches from the windows
    local tower = piece("tower", { at = { 8, 20 }, size = { 4, 4 }, floors = 3,
      windows = { { 10, 20, faces = "east", floor = 1 }, { 10, 20, faces = "east", floor = 2 } } })
    put(a, tower, 1)
    t.equal(reach("range", a, b), 20)            -- 2 inches up
    put(a, tower, 2)
    t.equal(reach("range", a, b), 25)            -- 4 inches up
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
  end,
}
