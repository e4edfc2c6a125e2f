-- A ship that touches an enemy's is laid along it, and both lie still.
local function sea()
  local red, blue = band "vikings", band "anglo_saxons"
  piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
  local mine = piece("ship", { at = { 16, 12 }, size = { 3, 10 }, faces = "north", name = "Drakkar" })
  local his = piece("ship", { at = { 20.5, 24 }, size = { 3, 8 }, faces = "north", name = "Knarr" })
  local a = red:add("warrior", { weapon = "hand_weapon", at = { 1, 1 } })
  local b = blue:add("warrior", { weapon = "hand_weapon", at = { 3, 1 } })
  put(a, mine)
  put(b, his)
  return mine, his, a, b
end

scenario "ships that touch do not sail until one side has won" {
  covers = { "PIL-SHIP-05" },
  run = function(t)
    local mine, his, a, b = sea()
    local r = sail(mine, { arc = { radius = 30, length = 20 } })
    t.yes(r.ok)
    t.yes(r.left > 0)
    next_turn()
    t.refused(function() sail(mine, { forward = 2 }) end, "PIL-SHIP-05")
    t.refused(function() sail(his, { forward = 2 }) end, "PIL-SHIP-05")
    put(b, { 1, 1 })
    t.yes(sail(mine, { forward = 1 }).ok)
  end,
}

scenario "with the enemy on my deck and none of mine on his, nobody has won" {
  covers = { "PIL-SHIP-05" },
  run = function(t)
    local mine, his, a, b = sea()
    sail(mine, { arc = { radius = 30, length = 20 } })
    put(b, mine)
    next_turn()
    t.refused(function() sail(mine, { forward = 1, side = a.side }) end, "PIL-SHIP-02")
    t.refused(function() sail(his, { forward = 1, side = a.side }) end, "PIL-SHIP-05")
    set("rules.ship.won", "one")
    t.yes(sail(his, { forward = 1, side = a.side }).ok)
  end,
}

scenario "they lie along each other as far as the shorter side reaches" {
  covers = { "PIL-SHIP-07" },
  run = function(t)
    local mine, his, a, b = sea()
    put(a, { 16, 16 })
    sail(mine, { arc = { radius = 30, length = 20 } })
    -- Side by side: the hull of three inches lies right along that of his, from
    -- 16 to 19, and its bow points as his does.
    t.equal(math.floor(a.x * 100 + 0.5) / 100, 17.5)
    next_turn()
    put(b, { 1, 1 })
    local y = a.y
    sail(mine, { forward = 1 })
    t.equal(math.floor(a.x * 100 + 0.5) / 100, 17.5)
    t.equal(a.y, y + 1)
  end,
}

scenario "in the same turn they jump over and fight" {
  covers = { "PIL-SHIP-06", "PIL-SHIP-08" },
  dice = { charge = { 3 } },
  run = function(t)
    local mine, his, a, b = sea()
    sail(mine, { arc = { radius = 30, length = 20 } })
    local r = charge(a, b)
    t.yes(r.contact)
    t.yes(r.bonus)
    t.equal(a.aboard, his)
  end,
}
