-- Buildings: who enters, changes floor, leaves.
local function hall(t, floors)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = "spear", shield = true, at = { 40, 40 } })
  local h = piece("house", { at = { 10, 15 }, size = { 4, 4 }, floors = floors or 2, doors = { { 10, 13 }, { 10, 17 } }, windows = { { 10, 13, faces = "south", floor = 1 } } })
  return a, b, h, red, blue
end

scenario "foot that reaches a door occupies the house, and its base leaves the table" {
  covers = { "PIL-BUILD-01" },
  run = function(t)
    local a, b, h, red = hall(t)
    local r = enter(a, h)
    t.yes(r.ok)
    t.equal(r.left, 4.5)                                        -- 7 - 2.5 to the door
    t.equal(a.inside, h)
    local c = red:add("warrior", { at = { 10, 8 } })
    t.equal(move(c, { 10, 12.4 }).spent, 4.4)                   -- nobody stands before the door
  end,
}

scenario "riders do not enter, and fields are no buildings" {
  covers = { "PIL-BUILD-01", "PIL-CAV-01" },
  run = function(t)
    local a, b, h, red = hall(t)
    local rider = red:add("warrior", { horse = true, at = { 8, 10 } })
    t.refused(function() enter(rider, h) end, "PIL-BUILD-01")
    local f = piece("field", { at = { 20, 20 }, size = { 2, 2 } })
    t.refused(function() enter(a, f) end, "PIL-BUILD-01")
    t.refused(function() enter(a, h, { door = 2 }) end, "PIL-OBST-05")    -- the house is in the way
    set("rules.building.cavalry", true)
    t.yes(enter(rider, h).ok)
  end,
}

scenario "another floor takes all of a move, and only of who has spent none of it" {
  covers = { "PIL-BUILD-02" },
  run = function(t)
    local a, b, h, red = hall(t)
    enter(a, h)
    t.refused(function() floor(a, 1) end, "PIL-BUILD-02")
    next_turn()
    t.refused(function() floor(a, 2) end, "PIL-BUILD-02")
    t.yes(floor(a, 1).ok)
    t.refused(function() move(a, { 10, 11 }) end, "PIL-BUILD-06")
  end,
}

scenario "with the other reading what is left of a move is enough" {
  covers = { "PIL-BUILD-02" },
  set = { ["rules.building.floor_cost"] = "left" },
  run = function(t)
    local a, b, h = hall(t)
    enter(a, h)
    t.yes(floor(a, 1).ok)
  end,
}

scenario "an archer who changed floor does not shoot, one who stayed has two shots" {
  covers = { "PIL-BUILD-02", "PIL-SHOOT-13" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local a, b, h, red = hall(t)
    put(a, { 40, 30 })
    put(b, { 10, 5 })
    local c = red:add("warrior", { weapon = "bow", at = { 5, 5 } })
    local d = red:add("warrior", { weapon = "bow", at = { 5, 7 } })
    put(c, h, 0)
    put(d, h, 0)
    floor(d, 1)
    t.yes(floor(c, 0).ok)                                       -- he walks about on his floor
    t.equal(#shoot(c, b).blows, 2)
    t.refused(function() shoot(d, b) end, "PIL-SHOOT-13")
    local e = red:add("warrior", { weapon = "sling", at = { 5, 9 } })
    next_turn()
    put(c, { 40, 20 })
    put(e, h, 0)
    floor(e, 1)
    t.equal(#shoot(e, b).blows, 1)                              -- from the window above
  end,
}

scenario "with the other reading who walks about on his floor has one shot less" {
  covers = { "PIL-BUILD-02", "PIL-SHOOT-13" },
  dice = { hit = { 1 } },
  set = { ["rules.building.inside_moved"] = 0.5 },
  run = function(t)
    local a, b, h, red = hall(t)
    put(a, { 40, 30 })
    put(b, { 10, 5 })
    local c = red:add("warrior", { weapon = "bow", at = { 5, 5 } })
    put(c, h, 0)
    t.equal(floor(c, 0).left, 4)
    t.equal(#shoot(c, b).blows, 1)
  end,
}

scenario "who leaves is placed at the entrance and moves from there" {
  covers = { "PIL-BUILD-06" },
  dice = { charge = { 5 } },
  run = function(t)
    local a, b, h = hall(t)
    put(a, h, 0)
    t.refused(function() leave(a, { door = 1, to = { 10, 5 } }) end, "PIL-MOVE-03")   -- 7.5 from the door
    t.equal(leave(a, { door = 1, to = { 10, 5.5 } }).spent, 7)
    t.equal(a.inside, nil)
    next_turn()
    put(a, h, 0)
    put(b, { 10, 26 })
    t.yes(charge(a, b).contact)                                                      -- out of the far door: 7.5 with a 3
  end,
}

scenario "a charge goes out of the door that the order names" {
  covers = { "PIL-BUILD-06" },
  dice = { charge = { 5 } },
  run = function(t)
    local a, b, h, red = hall(t)
    put(b, { 10, 22 })
    t.refused(function() charge(a, b, { door = 2 }) end, "PIL-BUILD-06")               -- he is in no house
    put(a, h, 1)
    t.refused(function() charge(a, b) end, "PIL-BUILD-06")                             -- the doors are below
    put(a, h, 0)
    t.refused(function() charge(a, b, { door = 3 }) end, "PIL-BUILD-01")
    t.refused(function() charge(a, b, { door = 1 }) end, "PIL-CHARGE-05")              -- not seen from there
    local c = red:add("warrior", { at = { 10, 17.6 } })
    t.refused(function() charge(a, b, { door = 2 }) end, "PIL-BUILD-06")               -- no room before it
    t.equal(a.inside, h)
    put(c, { 40, 20 })
    t.yes(charge(a, b, { door = 2 }).contact)
    t.equal(a.inside, nil)
  end,
}

scenario "a house that the enemy holds is not simply entered" {
  covers = { "PIL-BUILD-07" },
  run = function(t)
    local a, b, h = hall(t)
    put(b, h, 0)
    t.refused(function() enter(a, h) end, "PIL-BUILD-07")
    put(b, h, 1)
    t.yes(enter(a, h).ok)                                                            -- the floors are held apart
    next_turn()
    t.refused(function() floor(a, 1) end, "PIL-BUILD-07")
  end,
}
