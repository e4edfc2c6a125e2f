-- From ship to ship both bulwarks are one obstacle, and a charge leads over it.
local function ships(gap, by)
  local red, blue = band "vikings", band "anglo_saxons"
  piece("lake", { at = { 24, 24 }, size = { 46, 46 } })
  local mine = piece("ship", { at = { 20, 20 }, size = { 6, 12 }, capacity = 20, name = "Drakkar" })
  local his = piece("ship", { at = { 26 + gap, 20 }, size = { 6, 12 }, capacity = 20, name = "Knarr" })
  return red, blue, mine, his
end

scenario "three inches, the bulwarks for two, and four beyond" {
  covers = { "PIL-SHIP-08", "PIL-OBST-02" },
  dice = { charge = { 4 } },
  run = function(t)
    local red, blue, mine, his = ships(0.5)
    local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 19.5, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 23.5 + 0.5 + 0.5 + 4 + 0.5, 20 } })
    local r = charge(a, b)             -- 7 + 2
    t.equal(r.reach, 9)
    t.yes(r.contact)
    t.yes(r.bonus)
    t.equal(a.aboard, his)
    t.equal(a:distance(b), 0)
  end,
}

scenario "a hundredth of an inch farther off there is no contact" {
  covers = { "PIL-SHIP-08" },
  dice = { charge = { 4 } },
  run = function(t)
    local red, blue, mine = ships(0.5)
    local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 19.49, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 29, 20 } })
    t.no(charge(a, b).contact)
  end,
}

scenario "an inch apart they jump, a tenth more and they do not" {
  covers = { "PIL-SHIP-08" },
  dice = { charge = { 6 } },
  run = function(t)
    local red, blue, mine, his = ships(1)
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 22, 18 } })
    t.equal(move(a, { 25, 18 }).spent, 0.5 + 2 + 0.5)
    t.equal(a.aboard, his)
    battle {}
    red, blue, mine, his = ships(1.1)
    a = red:add("warrior", { weapon = "hand_weapon", at = { 22, 18 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 26, 18 } })
    t.refused(function() move(a, { 26, 22 }) end, "PIL-SHIP-09")
    t.no(charge(a, b).contact)
    t.equal(a.aboard, mine)
  end,
}

scenario "how far they jump is in the tables" {
  covers = { "PIL-SHIP-08" },
  set = { ["rules.ship.jump"] = 1.5 },
  run = function(t)
    local red, _, _, his = ships(1.1)
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 22, 18 } })
    t.yes(board(a, his).ok)
  end,
}

scenario "nobody stops on a bulwark or between the ships" {
  covers = { "PIL-SHIP-08" },
  run = function(t)
    local red, _, mine = ships(0.5)
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 22, 18 } })
    t.refused(function() move(a, { 23.2, 18 }) end, "PIL-OBST-02")
    t.refused(function() move(a, { 23.8, 18 }) end, "PIL-OBST-02")
    t.equal(move(a, { 22.5, 18 }).spent, 0.5)
  end,
}

scenario "from bow to stern: the nearest place on the other ship may touch both bulwarks" {
  covers = { "PIL-SHIP-08" },
  run = function(t)
    local red = band "saxons"
    piece("lake", { at = { 24, 24 }, size = { 40, 30 } })
    local dragon = piece("ship", { name = "dragon", at = { 22, 20 }, size = { 8, 3 } })
    local knarr = piece("ship", { name = "knarr", at = { 30, 20 }, size = { 8, 3 } })
    local a = red:add("warrior", { weapon = "hand_weapon", shield = true })
    put(a, dragon)
    t.equal(board(a, knarr).left, 1.5)                  -- 3.5 to the bulwark, 2 over both
    t.equal(a.x, 26.5)
    t.equal(a.aboard, knarr)
  end,
}
