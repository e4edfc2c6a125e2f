-- A pack that has won and is not caught: it charges whoever is near, friends too.
local function won(opts)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  set("rules.morale.threshold", 1)                             -- nobody runs here
  local h = red:add("warrior", { name = "H", weapon = "spear", war_dogs = true, at = { 20, 20 } })
  local b = blue:add("warrior", { name = "B", weapon = "hand_weapon", at = { 20, 28 } })
  local pack = h:touching { troop = "hound" }
  send_hounds(h, b)
  fight(pack[1], b)
  put(pack[1], { 30, 30 }) put(pack[2], { 31, 30 }) put(pack[3], { 32, 30 })
  return h, pack, red, blue
end

-- They kill B: three bites, he saves none; his own blow misses.
local kill = { hit = { Hound = { 5 }, B = { 1 } }, save = { B = { 5 } } }

scenario "a friend 5 inches away, an enemy 6: they charge the friend, all of them" {
  covers = { "PIL-HOUND-12" },
  dice = kill,
  run = function(t)
    local h, pack, red, blue = won()
    local friend = red:add("warrior", { name = "F", at = { 30, 36 } })
    local foe = blue:add("warrior", { name = "E", at = { 31, 37 } })
    t.yes(pack[1].loose)
    next_turn()
    to_stage "movement"
    t.ran("PIL-HOUND-12", 1)
    for _, d in ipairs(pack) do t.yes(d:touches(friend) and d.in_melee) end
    t.yes(friend.in_melee)
    t.no(foe.in_melee)
    t.equal(pack[1].charge.distance, 5)
  end,
}

scenario "nobody within 8 inches: they stay, turn after turn, until somebody comes" {
  covers = { "PIL-HOUND-12" },
  dice = kill,
  run = function(t)
    local h, pack, _, blue = won()
    local foe = blue:add("warrior", { name = "E", at = { 30, 39.1 } })
    to_stage "shooting"
    next_turn()
    to_stage "shooting"
    t.equal({ pack[1].x, pack[1].y }, { 30, 30 })
    t.not_ran("PIL-HOUND-12")
    put(foe, { 30, 39 })
    next_turn()
    to_stage "shooting"
    t.yes(pack[1]:touches(foe) and pack[3]:touches(foe))
  end,
}

scenario "never the handler, however near; and he may catch them" {
  covers = { "PIL-HOUND-12", "PIL-HOUND-13" },
  dice = kill,
  run = function(t)
    local h, pack, _, blue = won()
    put(h, { 30, 33 })
    next_turn()
    to_stage "movement"
    t.no(h.in_melee)
    move(h, { 30, 31 })
    t.no(pack[1].loose)
    local foe = blue:add("warrior", { at = { 32, 35 } })
    next_turn()
    to_stage "movement"
    t.no(foe.in_melee)
  end,
}

scenario "among equally near ones an opponent of the owner says whom" {
  covers = { "PIL-HOUND-12" },
  dice = kill,
  choices = { ["PIL-HOUND-12"] = { "E" } },
  run = function(t)
    local h, pack, red, blue = won()
    local friend = red:add("warrior", { name = "F", at = { 30, 35 } })
    local foe = blue:add("warrior", { name = "E", at = { 32, 25 } })
    next_turn()
    to_stage "movement"
    t.yes(foe.in_melee)
    t.no(friend.in_melee)
  end,
}

scenario "where the whole turn is theirs they run before the initiative" {
  covers = { "PIL-HOUND-12" },
  set = { ["rules.hound.wild.at"] = "turn" },
  dice = kill,
  run = function(t)
    local h, pack, _, blue = won()
    local foe = blue:add("warrior", { at = { 30, 36 } })
    next_turn()
    to_stage "initiative"
    t.yes(foe.in_melee)
  end,
}

scenario "the friend fights back without any help, the pack with its bonus; he is a loss of his side alone" {
  covers = { "PIL-HOUND-12", "PIL-HOUND-05" },
  dice = { hit = { Hound = { 5, 4 }, F = { 1 }, B = { 1 } }, save = { B = { 5 }, F = { 6, 3 } } },
  run = function(t)
    local h, pack, red, blue = won()
    local friend = red:add("warrior", { name = "F", weapon = "hand_weapon", at = { 30, 35 } })
    next_turn()
    to_stage "movement"
    local r = fight(pack[1], friend)
    local bite = r:by(pack[1])[1]
    t.equal(bite.need, 4)                                      -- 5, charged +1
    t.equal(bite.save.need, 7)                                 -- 6, three at him
    t.no(friend.alive)
    t.equal(red.side.losses, 1)
    t.equal(score(blue), 0)
    t.no(pack[1].in_melee)
  end,
}

scenario "the owner may not choose among equally near ones, unless the tables let him" {
  covers = { "PIL-HOUND-12" },
  dice = kill,
  run = function(t)
    local h, pack, red, blue = won()
    red:add("warrior", { name = "F", at = { 30, 35 } })
    local foe = blue:add("warrior", { name = "E", at = { 32, 25 } })
    local function at_the_enemy()
      next_turn()
      to_stage "movement"
      return pack[1].charge.target == foe
    end
    t.equal(best(at_the_enemy, { side = red }):p(true), 0)
    t.equal(best(at_the_enemy, { side = blue }):p(true), 1)
    set("rules.hound.wild.ties", "owner")
    t.equal(best(at_the_enemy, { side = red }):p(true), 1)
    t.equal(best(at_the_enemy, { side = blue }):p(true), 0)
  end,
}
