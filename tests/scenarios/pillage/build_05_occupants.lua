-- Who is inside a building cannot be shot at.
local function occupied()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:row(4, "warrior", { weapon = "bow", at = { 14, 10 } })
  local b = blue:add("warrior", { weapon = "bow", at = { 30, 30 } })
  local hall = piece("house", { at = { 16, 20 }, size = { 4, 4 }, windows = { { 16, 18, faces = "south" } } })
  put(b, hall)
  return a, b, hall
end

scenario "an occupant cannot be named, not even one who has shot from his window" {
  covers = { "PIL-BUILD-05", "PIL-SHOOT-04" },
  dice = { hit = { 1, 1, 1 }, target = { 4 } },
  run = function(t)
    local a, b = occupied()
    t.no(a[1]:sees(b))
    t.yes(b:sees(a[1]))
    t.refused(function() shoot(a[1], b) end, "PIL-BUILD-05")
    t.equal(#shoot(b, a[3]).blows, 2)
    next_turn()
    t.refused(function() shoot(a[1], b) end, "PIL-BUILD-05")
    set("rules.building.occupant_immune", false)
    t.equal(#shoot(a[2], b, { shots = 1 }).blows, 1)        -- past the wall
  end,
}

scenario "under a volley occupants roll nothing" {
  covers = { "PIL-BUILD-05", "PIL-VOLLEY-04" },
  dice = { volley = { 1 } },
  run = function(t)
    local a, b = occupied()
    t.equal(#volley(a, { 16, 17.5 }).blows, 0)
    next_turn()
    set("rules.volley.immune.1", "none")
    t.equal(#volley(a, { 16, 17.5 }).blows, 1)
    t.yes(b.alive)
  end,
}

scenario "an occupant is in nobody's way" {
  covers = { "PIL-BUILD-05", "PIL-SHOOT-07" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 28, 20 } })
    local friend = red:add("warrior", { weapon = "spear", at = { 40, 40 } })
    local hall = piece("house", { at = { 18, 20 }, size = { 4, 4 }, windows = { { 20, 20, faces = "east" } } })
    put(a, hall)
    put(friend, hall)
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
    put(friend, { 40, 40 })
    t.no(friend.inside)
  end,
}
