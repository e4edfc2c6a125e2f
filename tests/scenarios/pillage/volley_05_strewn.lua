-- In the movement stage after a volley the ground about its marker is difficult.
local function shot_at(n)
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:row(n or 4, "warrior", { weapon = "bow", at = { 10, 8 } })
  local m = blue:add("warrior", { weapon = "spear", at = { 20, 30 } })
  volley(a, { 11.5, 20 })
  next_turn()
  return m, a
end

scenario "4 inches of it cost 8: a man in no armour may just do it" {
  covers = { "PIL-VOLLEY-05", "PIL-TERR-09" },
  run = function(t)
    local m = shot_at()
    put(m, { 17.5, 20 })                       -- 6 inches from the marker
    t.refused(function() move(m, { 12, 20 }) end, "PIL-MOVE-03")
    local r = move(m, { 13.5, 20 })
    t.equal(r.spent, 8)
    t.equal(r.left, 0)
  end,
}

scenario "beyond 6 inches the ground is open, however many archers shot" {
  covers = { "PIL-VOLLEY-05" },
  run = function(t)
    local m = shot_at(7)
    put(m, { 18, 20 })
    t.equal(move(m, { 18, 28 }).spent, 8)
  end,
}

scenario "friends cross it like enemies, and part of a way counts" {
  covers = { "PIL-VOLLEY-05" },
  run = function(t)
    local _, a = shot_at()
    local m = a[1]                              -- he stands at 10, 8
    put(m, { 11.5, 11 })
    t.equal(move(m, { 11.5, 16 }).spent, 7)     -- 3 open, 2 at double
  end,
}

scenario "the turn after next nothing is left of it, nor in later stages" {
  covers = { "PIL-VOLLEY-05" },
  run = function(t)
    local m = shot_at()
    put(m, { 17.5, 20 })
    next_turn()
    t.equal(move(m, { 12.5, 20 }).spent, 5)
  end,
}

scenario "its radius is a data key, and a volley that is lost strews nothing" {
  covers = { "PIL-VOLLEY-05" },
  set = { ["rules.volley.strewn"] = 3 },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 8 } })
    local m = blue:add("warrior", { weapon = "spear", at = { 17.5, 20 } })
    volley(a, { 11.5, 20 })
    next_turn()
    t.equal(move(m, { 12.5, 20 }).spent, 7)      -- 3 open, 2 at double
    t.equal(volley(a, { 11.5, 40 }).lost, 1)
    next_turn()
    put(m, { 17.5, 40 })
    t.equal(move(m, { 11.5, 40 }).spent, 6)
  end,
}

scenario "several volleys of a turn leave as many markers" {
  covers = { "PIL-VOLLEY-05" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 8 } })
    local b = red:row(4, "warrior", { weapon = "bow", at = { 30, 8 } })
    local m = blue:add("warrior", { weapon = "spear", at = { 11, 30 } })
    volley(a, { 11, 20 })
    volley(b, { 31, 20 })
    next_turn()
    put(m, { 31, 20 })
    t.equal(move(m, { 31, 23 }).spent, 6)
  end,
}
