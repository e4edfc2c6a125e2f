-- Hound packs: they follow, are sent, fight as they like and are caught again.
local function hunt(opts)
  opts = opts or {}
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local h = red:add("warrior", { name = "H", weapon = "spear", war_dogs = true, at = { 20, 20 } })
  local b = blue:add("warrior", { name = "B", weapon = "hand_weapon", shield = opts.shield, horse = opts.horse, at = opts.at or { 20, 29 } })
  return h, b, h:touching { troop = "hound" }, red, blue
end

scenario "the pack follows its handler, its own path is not measured" {
  covers = { "PIL-HOUND-01" },
  run = function(t)
    local h, b, pack = hunt()
    put(b, { 40, 40 })
    t.equal(#pack, 3)
    t.equal(move(h, { 20, 28 }).spent, 8)                     -- past his own hounds
    for _, d in ipairs(pack) do t.yes(d:touches(h)) end
    t.refused(function() move(pack[1], { 20, 25 }) end, "PIL-HOUND-01")
  end,
}

scenario "sent at 8 inches they rush over fence and bog without a die; at 8.1 they stay" {
  covers = { "PIL-HOUND-02", "PIL-HOUND-03", "PIL-HOUND-04" },
  run = function(t)
    local h, b, pack = hunt { at = { 20, 33 } }
    piece("fence", { line = { { 15, 30 }, { 25, 30 } }, width = 0.5 })
    piece("bog", { at = { 20, 27 }, size = { 10, 3 } })
    move(h, { 20, 24 })
    local r = send_hounds(h, b)                               -- 9 - 1 between the bases
    t.equal(r.distance, 8)
    t.yes(r.contact)
    for _, d in ipairs(pack) do t.yes(d:touches(b) and d.in_melee) end
    t.refused(function() move(h, { 20, 25 }) end, "PIL-MOVE-01")
    battle {}
    h, b, pack = hunt { at = { 20, 29.1 } }
    t.no(send_hounds(h, b).contact)
    t.yes(pack[1]:touches(h))
    t.refused(function() move(h, { 20, 21 }) end, "PIL-MOVE-01")
  end,
}

scenario "a handler whose hounds stay may go on, where the tables say so" {
  covers = { "PIL-HOUND-04" },
  set = { ["rules.hound.miss_ends_move"] = false },
  run = function(t)
    local h, b = hunt { at = { 20, 29.1 } }
    send_hounds(h, b)
    t.equal(move(h, { 20, 21 }).spent, 1)
  end,
}

scenario "they are sent at who is seen, and at enemies" {
  covers = { "PIL-HOUND-02" },
  run = function(t)
    local h, b, _, red = hunt()
    local friend = red:add("warrior", { at = { 30, 20 } })
    piece("house", { at = { 20, 26 }, size = { 8, 2 } })
    t.refused(function() send_hounds(h, b) end, "PIL-HOUND-02")
    t.refused(function() send_hounds(h, friend) end, "PIL-CHARGE-04")
    t.refused(function() send_hounds(friend, b) end, "PIL-HOUND-02")
  end,
}

scenario "the target reacts as to any charge: a point-blank shot hits one hound" {
  covers = { "PIL-HOUND-03" },
  dice = { target = { 2 }, hit = { 6 } },                      -- another hound is in the way
  run = function(t)
    local h, _, pack, _, blue = hunt { at = { 40, 40 } }
    local archer = blue:add("warrior", { weapon = "bow", at = { 20, 28 } })
    local r = send_hounds(h, archer, { react = "bow" })
    t.equal(r.reaction, "bow")
    t.equal(#r.blows, 1)
    local left = 0
    for _, d in ipairs(pack) do if d.alive then left = left + 1 end end
    t.equal(left, 2)
    t.yes(archer.in_melee)
  end,
}

scenario "who charges one hound fights the pack: -1 on his saves, one of them struck" {
  covers = { "PIL-HOUND-05" },
  dice = { charge = { 5 } },
  run = function(t)
    local h, b, pack = hunt { shield = true, at = { 20, 26 } }
    initiative(b.side)
    t.yes(charge(b, pack[2]).contact)
    for _, d in ipairs(pack) do t.yes(d.in_melee and d:touches(b)) end
    t.equal(need("save", b, pack[1]), 6)
  end,
}

scenario "the handler cannot be charged while a hound touches him" {
  covers = { "PIL-HOUND-06" },
  dice = { charge = { 5 } },
  run = function(t)
    local h, b, pack = hunt { at = { 20, 26 } }
    t.refused(function() charge(b, h) end, "PIL-HOUND-06")
    for i, d in ipairs(pack) do put(d, { 5, 5 + 2 * i }) end
    t.yes(charge(b, h).contact)
  end,
}

scenario "a hound is in the way of a shot at the handler, and dies without a save" {
  covers = { "PIL-HOUND-07", "PIL-HOUND-09" },
  dice = { target = { 2 }, hit = { 4 } },
  run = function(t)
    local h, _, pack, _, blue = hunt { at = { 40, 40 } }
    put(pack[1], { 20, 24 }) put(pack[2], { 5, 5 }) put(pack[3], { 5, 8 })
    local archer = blue:add("warrior", { weapon = "bow", at = { 20, 29 } })
    local r = shoot(archer, h, { shots = 1 })
    t.equal(r.blows[1].at, pack[1])
    t.no(pack[1].alive)
    t.equal(h.side.losses, 0 + 1)
    t.equal(score(archer.side), 0)                             -- no loss that counts
  end,
}

scenario "in melee they do not obey, and their handler acts like any man on foot" {
  covers = { "PIL-HOUND-08" },
  dice = { charge = { 5 } },
  run = function(t)
    local h, b, pack, _, blue = hunt { at = { 20, 28 } }
    local other = blue:add("warrior", { at = { 26, 20 } })
    send_hounds(h, b)
    next_turn()
    t.refused(function() send_hounds(h, other) end, "PIL-HOUND-08")
    t.yes(charge(h, other).contact)
  end,
}

scenario "against a rider they go for the horse: 5 in the first round, 6 later" {
  covers = { "PIL-HOUND-10" },
  dice = { hit = { Hound = { 5 }, ["Hound 2"] = { 1 }, ["Hound 3"] = { 1 }, B = { 1 } }, save = { B = { 6, 4 } } },
  run = function(t)
    local h, b, pack = hunt { horse = true }
    t.yes(send_hounds(h, b).contact)
    local r = fight(pack[1], b)
    local bite = r:by(pack[1])[1]
    t.equal(bite.part, "mount")
    t.equal(bite.need, 5)                                      -- 5, frightening -1, sent +1
    t.equal(bite.save.need, 7)                                 -- 6, among several enemies
    t.equal(need("hit", pack[1], b), 6)
    t.equal(need("save", b, pack[1]), 7)                       -- the horse's
  end,
}

scenario "hounds that have won stand as a chain, and their handler catches them" {
  covers = { "PIL-HOUND-11", "PIL-HOUND-13" },
  dice = { hit = { B = { 1 }, Hound = { 4 } }, save = { B = { 5 } } },
  run = function(t)
    local h, b, pack = hunt()
    send_hounds(h, b)
    fight(pack[1], b)
    t.no(b.alive)
    to_stage "ignition"
    t.yes(pack[1]:touches(pack[2]))
    t.yes(pack[2]:touches(pack[3]))
    next_turn()
    t.refused(function() send_hounds(h, pack[1]) end, "PIL-CHARGE-04")
    move(h, { pack[3].x, pack[3].y - 1 })
    t.refused(function() move(h, { 20, 20 }) end, "PIL-MOVE-01")
    next_turn()
    move(h, { h.x, h.y - 4 })
    for _, d in ipairs(pack) do t.yes(d:touches(h)) end        -- tame again
  end,
}

scenario "the odds of a pack are exact" {
  covers = { "PIL-HOUND-03" },
  run = function(t)
    local h, b, pack = hunt()
    -- three bites: a hit on 4 and more, a save on 7: (1 - 1/2 * 11/12)^3
    t.odds(function() send_hounds(h, b) fight(pack[1], b) return b.alive end, "2197/13824")
  end,
}

scenario "a wound removes one hound: two hits of a chief leave one of three, and no loss" {
  covers = { "PIL-HOUND-09" },
  dice = { charge = { 5 }, hit = { C = { 5, 5 }, Hound = { 1 }, ["Hound 2"] = { 1 }, ["Hound 3"] = { 1 } } },
  run = function(t)
    local h, _, pack, _, blue = hunt { at = { 40, 40 } }
    local chief = blue:add("chief", { name = "C", weapon = "hand_weapon", armour = true, at = { 20, 26 } })
    initiative(chief.side)
    charge(chief, pack[2])
    local r = fight(chief, pack[2])
    local mine = r:by(chief)
    t.equal(#mine, 2)
    t.no(mine[1].at == mine[2].at)
    local left = 0
    for _, d in ipairs(pack) do if d.alive then left = left + 1 end end
    t.equal(left, 1)
    t.equal(score(chief.side), 0)
  end,
}
