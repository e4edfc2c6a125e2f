-- Under mushrooms: a die before each of his movement stages.
scenario "with a 1 he does not strike and saves at -1" {
  covers = { "PIL-TROOP-06" },
  dice = { hit = { 4 }, save = { 5 }, ["PIL-TROOP-06"] = { 1 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(berserker, man)
    local r = fight(berserker, man)
    t.equal(r:hits(berserker), 0)
    local save = r:by(man)[1].save
    t.equal(save.need, 6)
    t.no(save.ok)
    t.equal(berserker.hp, 1)
  end,
}

scenario "with a 4 he makes two attacks" {
  covers = { "PIL-TROOP-06" },
  dice = { hit = { 1, 1, 1 }, ["PIL-TROOP-06"] = { 4 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(berserker, man)
    t.equal(#fight(berserker, man):by(berserker), 2)
  end,
}

scenario "with a 6 he charges the nearest he sees, a friend too, with a whole die" {
  covers = { "PIL-TROOP-06" },
  dice = { charge = { 5 }, ["PIL-TROOP-06"] = { 6 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", at = { 10, 10 } })
    local friend = red:add("warrior", { weapon = "hand_weapon", at = { 10, 18 } })
    blue:add("warrior", { weapon = "hand_weapon", at = { 40, 40 } })
    to_stage("shooting")
    t.equal(berserker.charge.reach, 13)
    t.yes(berserker.charge.target == friend)
    t.yes(berserker:touches(friend))
    t.yes(berserker.in_melee)
    t.yes(friend.in_melee)
  end,
}

scenario "a friend whom he charges strikes back, and is a loss of his own side" {
  covers = { "PIL-TROOP-06" },
  -- his 2 hits, his second attack is lost, the friend's 3 misses SA
  dice = { charge = { 4 }, hit = { 2, 3 }, ["PIL-TROOP-06"] = { 6 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local friend = red:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
    blue:add("warrior", { weapon = "hand_weapon", at = { 40, 40 } })
    to_stage("shooting")
    t.equal(berserker.charge.distance, 9)
    t.equal(berserker.charge.reach, 11)
    local r = fight(berserker, friend)
    t.equal(r:by(berserker)[1].need, 2)
    t.yes(r:by(berserker)[1].wound)
    t.no(r:by(berserker)[1].save)
    t.equal(r:by(friend)[1].need, 4)
    t.no(r:by(friend)[1].hit)
    t.no(friend.alive)
    t.equal(berserker.hp, 2)
    t.equal(red.side.losses, 1)
    t.equal(blue.side.losses, 0)
  end,
}

-- A berserker B, a friend F 9 inches away, an enemy far off.
local function feud()
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local b = red:add("berserker", { name = "B", weapon = "hand_weapon", shield = true, at = { 10, 10 } })
  local f = red:add("warrior", { name = "F", weapon = "hand_weapon", at = { 10, 20 } })
  local e = blue:add("warrior", { name = "E", weapon = "hand_weapon", at = { 16, 20 } })
  return b, f, e, red, blue
end

scenario "a 1 of the charge die brings no bonus, unless the tables say otherwise" {
  covers = { "PIL-TROOP-06" },
  dice = { ["PIL-TROOP-06"] = { 6, 6 }, charge = { 2, 1 } },
  choices = { ["PIL-TROOP-05"] = { "yes", "yes" } },
  run = function(t)
    local b, f = feud()
    to_stage "shooting"
    t.equal(b.charge.roll, 2)
    t.equal(need("hit", b, f), 2)                              -- 3, charged
    battle {}
    b, f = feud()
    put(f, { 10, 16 })
    to_stage "shooting"
    t.equal(b.charge.roll, 1)
    t.equal(need("hit", b, f), 3)
    set("rules.mushrooms.one_brings_none", false)
    t.equal(need("hit", b, f), 2)
  end,
}

scenario "by the data the turn of eating has no die" {
  covers = { "PIL-TROOP-06" },
  set = { ["rules.mushrooms.first"] = "next" },
  dice = { ["PIL-TROOP-06"] = { 4 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    feud()
    to_stage "shooting"
    t.not_ran("PIL-TROOP-06")
    next_turn()
    to_stage "shooting"
  end,
}

scenario "of equally near ones an enemy chooses, or by the data the owner" {
  covers = { "PIL-TROOP-06" },
  run = function(t)
    local b, f, e = feud()
    put(e, { 20, 10 })
    local function at_the_enemy()
      to_stage "shooting"
      return b.charge and b.charge.target == e or false
    end
    local function chance(side)
      return best(at_the_enemy, { side = side, choices = { ["PIL-TROOP-05"] = { "yes" } } }):fraction(true)
    end
    t.equal(chance(e.side), "1/6")                             -- every 6 ends at E
    t.equal(chance(b.side), "0")
    set("rules.mushrooms.ties", "owner")
    t.equal(chance(e.side), "0")
    t.equal(chance(b.side), "1/6")
  end,
}

scenario "nobody joins a fight among friends, friend or foe, unless the tables let them" {
  covers = { "PIL-TROOP-06" },
  dice = { ["PIL-TROOP-06"] = { 6 }, charge = { 4, 5 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    local b, f, e = feud()
    to_stage "movement"
    end_part(b.side)
    t.yes(b.in_melee and f.in_melee)
    t.refused(function() charge(e, f) end, "PIL-TROOP-06")
    t.refused(function() charge(e, b) end, "PIL-TROOP-06")
    set("rules.melee.friendly_joined", true)
    t.yes(charge(e, f).contact)
  end,
}

scenario "a spear beside the friend does not help him, one beside the berserker does" {
  covers = { "PIL-TROOP-06", "PIL-SPEAR-01" },
  dice = { ["PIL-TROOP-06"] = { 6 }, charge = { 4 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    local b, f, e, red = feud()
    local s = red:add("warrior", { name = "S", weapon = "spear", touch = f, bearing = 0 })
    to_stage "shooting"
    t.refused(function() support(s, f) end, "PIL-SPEAR-01")
    t.equal(need("hit", b, f), 2)
    put(s, { b.x + 1, b.y })
    t.equal(need("hit", f, b), 5)                              -- 4 against SA, supported
  end,
}
