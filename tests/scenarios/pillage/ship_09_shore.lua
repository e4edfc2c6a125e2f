-- Between ship and shore they go while the ship lies still.
local function moored(gap)
  local red, blue = band "vikings", band "anglo_saxons"
  piece("river", { line = { { 20, 0 }, { 20, 48 } }, width = 8 })   -- 16 to 24
  local ship = piece("ship", { at = { 22.5 - gap, 20 }, size = { 3, 10 }, faces = "north" })
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 22.5 - gap, 20 } })
  return a, blue, ship, red
end

scenario "an inch to the bulwark, two over it and five beyond" {
  covers = { "PIL-SHIP-09", "PIL-OBST-02" },
  dice = { charge = { 2 } },
  run = function(t)
    local a, blue = moored(0)
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 24 + 1 + 5 + 0.5, 20 } })
    local r = charge(a, b)
    t.equal(r.reach, 8)
    t.yes(r.contact)
    t.no(a.aboard)
  end,
}

scenario "from a ship that has sailed this turn nobody charges ashore, nor onto it" {
  covers = { "PIL-SHIP-09" },
  dice = { charge = { 2 } },
  run = function(t)
    local a, blue, ship = moored(0)
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 28.5, 21 } })
    sail(ship, { forward = 1 })
    t.refused(function() charge(a, b) end, "PIL-SHIP-09")
    t.refused(function() charge(b, a) end, "PIL-SHIP-09")
    t.refused(function() move(a, { 26, 22 }) end, "PIL-SHIP-09")
    next_turn()
    t.yes(charge(a, b).contact)
  end,
}

scenario "how long it must lie still is in the tables" {
  covers = { "PIL-SHIP-09" },
  set = { ["rules.ship.still"] = 0 },
  run = function(t)
    local a, _, ship = moored(0)
    sail(ship, { forward = 1 })
    t.yes(move(a, { 25, 21 }).spent > 0)
  end,
}

scenario "an inch of water is jumped, more is not" {
  covers = { "PIL-SHIP-09" },
  run = function(t)
    local a = moored(1)
    t.yes(move(a, { 25, 20 }).spent > 0)
    battle {}
    local b = moored(1.1)
    t.refused(function() move(b, { 25, 20 }) end, "PIL-SHIP-09")
    set("rules.ship.shore", 1.2)
    t.yes(move(b, { 25, 20 }).spent > 0)
  end,
}

scenario "from the shore onto the ship the same holds" {
  covers = { "PIL-SHIP-09" },
  dice = { charge = { 2 } },
  run = function(t)
    local a, blue, ship = moored(0.5)
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 28, 20 } })
    local r = charge(b, a)
    t.yes(r.contact)
    t.equal(b.aboard, ship)
  end,
}
