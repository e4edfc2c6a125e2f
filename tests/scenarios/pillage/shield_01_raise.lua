-- Raising the shield in place of fighting, said before the first die of the fight.
scenario "a man who raises his shield does not strike" {
  covers = { "PIL-SHIELD-01" },
  dice = { hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
    engage(a, b)
    raise_shield(b)
    local r = fight(a, b)
    t.equal(#r:by(a), 1)
    t.equal(#r:by(b), 0)
    t.yes(b.raised)
  end,
}

scenario "a rider cannot raise his shield" {
  covers = { "PIL-SHIELD-01" },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "hand_weapon", shield = true, horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 11.3, 10 } })
    engage(rider, man)
    t.refused(function() raise_shield(rider) end, "PIL-SHIELD-01")
  end,
}

scenario "once the enemy has rolled it is too late to raise the shield" {
  covers = { "PIL-SHIELD-01" },
  dice = { initiative = { 5, 3 }, hit = { 1, 1 } },
  run = function(t)
    battle { strict = true }           -- otherwise the next turn begins
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
    engage(a, b)
    start()
    to_stage "melee"
    fight(a, b)
    t.refused(function() raise_shield(b) end, "PIL-SHIELD-01")
  end,
}

scenario "after a round the shield is raised for the next one" {
  covers = { "PIL-SHIELD-01" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(r, b)
    fight(r, b)
    raise_shield(r)
    t.equal(#fight(r, b):by(r), 0)
  end,
}
