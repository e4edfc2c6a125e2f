-- The movement of a ship is not that of the archers aboard.
local function afloat()
  local red, blue = band "vikings", band "anglo_saxons"
  piece("lake", { at = { 20, 24 }, size = { 8, 46 } })
  local ship = piece("ship", { at = { 20, 8 }, size = { 3, 10 }, faces = "north" })
  local a = red:add("warrior", { weapon = "bow", at = { 2, 1 } })
  put(a, ship)
  return a, blue:add("warrior", { weapon = "bow", at = { 32, 28 } }), ship
end

scenario "two shots from a ship that has sailed 20 inches" {
  covers = { "PIL-SHIP-03" },
  dice = { target = { 4, 4 }, hit = { 1, 1 } },
  run = function(t)
    local a, b, ship = afloat()
    sail(ship, { forward = 20 })
    t.equal(#shoot(a, b, { shots = 2 }).blows, 2)
  end,
}

scenario "one shot less, or none, where the tables say that he has moved" {
  covers = { "PIL-SHIP-03" },
  set = { ["rules.ship.counts_as_move"] = true },
  dice = { target = { 4 }, hit = { 1 } },
  run = function(t)
    local a, b, ship = afloat()
    sail(ship, { forward = 20 })
    t.refused(function() shoot(a, b, { shots = 2 }) end, "PIL-SHOOT-13")
    set("rules.ship.counts_as_move", false)
    shoot(a, b, { shots = 1 })
  end,
}

scenario "who is aboard is shot at like anybody, over the bulwark" {
  covers = { "PIL-SHIP-03", "PIL-SHIP-04" },
  dice = { target = { 3, 4 }, hit = { 1 } },
  run = function(t)
    local a, b, ship = afloat()
    sail(ship, { forward = 20 })
    local r = shoot(b, a, { shots = 2 })
    t.equal(r.lost, 1)
    t.equal(#r.blows, 1)
  end,
}
