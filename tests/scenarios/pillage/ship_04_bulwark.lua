-- The bulwark of a ship is always in the way of a shot.
local function afloat()
  local red, blue = band "vikings", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "bow", at = { 10, 20 } })
  local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 }, name = "ship" })
  local b = blue:add("warrior", { weapon = "spear", at = { 20, 20 } })
  return a, b, ship
end

scenario "from land at a sailor: 3 is the bulwark and lost, 4 goes on" {
  covers = { "PIL-SHIP-04", "PIL-SHOOT-08" },
  dice = { target = { 3, 4 }, hit = { 1 } },
  run = function(t)
    local a, b = afloat()
    t.equal(shoot(a, b, { shots = 1 }).lost, 1)
    t.yes(shoot(a, b, { shots = 1 }).blows[1].at == b)
  end,
}

scenario "it is in the way of who touches it, unless the tables say no" {
  covers = { "PIL-SHIP-04" },
  dice = { target = { 3 }, hit = { 1 } },
  run = function(t)
    local a, b = afloat()
    put(a, { 18, 20 })
    t.equal(shoot(a, b, { shots = 1 }).lost, 1)
    set("rules.ship.bulwark_always", false)
    t.equal(#shoot(a, b, { shots = 1 }).blows, 1)
  end,
}
