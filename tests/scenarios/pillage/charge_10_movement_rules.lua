-- The charge is moved with every rule of movement.
scenario "10 inches reach over 4 of open and 3 of difficult ground, not over 4 and 4" {
  covers = { "PIL-CHARGE-10", "PIL-TERR-09" },
  dice = { charge = { 3, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b1 = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 30 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 19, 30 } })
    piece("bog", { at = { 16, 10 }, size = { 4, 4 } })          -- from 14 on
    piece("bog", { at = { 16, 30 }, size = { 4, 4 } })
    local r = charge(a1, b1)
    t.equal(r.distance, 7)
    t.equal(r.reach, 10)
    t.yes(r.contact)
    r = charge(a2, b2)
    t.equal(r.distance, 8)
    t.no(r.contact)                    -- 12 inches
    t.equal(a2.x, 14)                  -- half of 8, in the open
  end,
}

scenario "a failed charge pays for the ground that it goes over" {
  covers = { "PIL-CHARGE-10", "PIL-CHARGE-12" },
  dice = { charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 25, 10 } })
    piece("bog", { at = { 10, 10 }, size = { 20, 4 } })
    charge(a, b)
    t.equal(a.x, 12)                   -- 4 inches of allowance
  end,
}

scenario "a way round by a given path" {
  covers = { "PIL-CHARGE-10" },
  dice = { charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    piece("bog", { at = { 14, 8 }, size = { 4, 5 } })            -- up to 10.5
    t.no(charge(a, b).contact)         -- 3 inches and 4 that cost 8
    undo(true)
    t.yes(charge(a, b, { to = { { 12, 10.6 }, { 16, 10.6 } } }).contact)
    t.yes(a.moved > 7 and a.moved < 7.5)
  end,
}

scenario "a friend in the way is gone round where the target has room for it" {
  covers = { "PIL-CHARGE-10", "PIL-OBST-06" },
  dice = { charge = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 18, 10 } })
    charge(a1, b)
    local r = charge(a2, b)
    t.yes(r.contact)
    t.yes(a2:touches(b))
    t.equal(#b:touching { side = "enemy" }, 2)
  end,
}

scenario "a charge across a fence fails and stops at it" {
  covers = { "PIL-CHARGE-10", "PIL-OBST-03" },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 17, 10 } })
    piece("fence", { line = { { 13, 2 }, { 13, 18 } }, width = 0.5 })
    local r = charge(a, b)
    t.no(r.contact)
    t.equal(a.x, 12.25)
  end,
}

scenario "a charge along a road is longer, unless the road is only for moves" {
  covers = { "PIL-CHARGE-10" },
  dice = { charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 22, 10 } })
    piece("road", { line = { { 5, 10 }, { 30, 10 } }, width = 2 })
    t.equal(charge(a, b).reach, 11)
    undo(true)
    set("rules.terrain.road.applies_to.2", "none")
    t.equal(charge(a, b).reach, 9)
  end,
}
