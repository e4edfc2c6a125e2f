-- What else happens on a deck: the bulwark holds everybody.
local function aboard(x)
  local red, blue = band "vikings", band "anglo_saxons"
  piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
  local ship = piece("ship", { at = { 20, 20 }, size = { 12, 6 }, capacity = 20 })
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 17, 20 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { x, 20 } })
  return a, b, ship
end

scenario "who flees on a ship comes as far as the bulwark" {
  covers = { "PIL-SHIP-08" },
  dice = { charge = { 6 }, flee = { 6 } },
  run = function(t)
    local a, b, ship = aboard(22)
    charge(a, b, { react = "flee" })
    t.equal(b.x, 25.5)
    t.equal(b.aboard, ship)
  end,
}

scenario "who is pushed at the bulwark has no room behind him" {
  covers = { "PIL-SHIP-08", "PIL-PUSH-05" },
  dice = { push = { 6 }, strike = { 1 }, agility = { 1 }, hit = { 1 } },
  run = function(t)
    local a, b, ship = aboard(25.5)
    put(a, { 24.5, 20 })
    engage(a, b)
    push(a, b)
    fight(a, b)
    t.equal(b.x, 25.5)
    t.equal(b.aboard, ship)
  end,
}

scenario "nobody swims on a ship" {
  covers = { "PIL-SHIP-02" },
  run = function(t)
    local a = aboard(25)
    start()
    next_turn()
    t.yes(a.alive)
    t.equal(move(a, { 17, 22 }).spent, 2)
  end,
}

scenario "the odds of a fight over the bulwark, with the place that is taken" {
  covers = { "PIL-SHIP-10" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local ship = piece("ship", { at = { 20, 20 }, size = { 3, 10 }, capacity = 3 })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } })
    -- One falls and the other does not: 5/9 by 4/9.
    t.odds(function() charge(a, b) fight(a, b) return a.aboard == ship end, "20/81")
  end,
}

scenario "over both bulwarks onto a full ship he fights from his own deck" {
  covers = { "PIL-SHIP-10", "PIL-SHIP-08" },
  dice = { charge = { 6 }, hit = { 6, 1 }, save = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
    local mine = piece("ship", { at = { 20, 20 }, size = { 6, 12 }, name = "Drakkar" })
    local his = piece("ship", { at = { 26.5, 20 }, size = { 6, 12 }, capacity = 3, name = "Knarr" })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 24, 20 } })
    for y = 16, 24, 8 do
      blue:add("warrior", { weapon = "hand_weapon", at = { 27, y } })
    end
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    local r = charge(a, b)
    t.yes(r.contact)
    t.no(r.bonus)
    t.equal(a.aboard, mine)
    t.equal(a.x, 22.5)
    fight(a, b)
    t.equal(a.aboard, his)
    t.equal(a.x, 24)
  end,
}

scenario "the loot on a deck sails along" {
  covers = { "PIL-SHIP-02", "PIL-LOOT-06" },
  run = function(t)
    local red = band "vikings"
    piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
    local ship = piece("ship", { at = { 24, 10 }, size = { 3, 10 }, faces = "north" })
    local a = red:add("warrior", { weapon = "hand_weapon", loot = 1, at = { 24, 10 } })
    drop(a)
    sail(ship, { arc = { radius = 15, length = 20 } })
    next_turn()
    t.yes(take(a).ok)
    t.equal(a.loot, 1)
  end,
}
