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
