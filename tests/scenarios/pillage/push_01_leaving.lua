-- Out of a melee by pushing the one enemy away, in place of striking.
scenario "who fights two cannot push, who fights one can" {
  covers = { "PIL-PUSH-01" },
  dice = { push = { 3 }, hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local c = blue:add("warrior", { weapon = "hand_weapon", at = { 9, 10 } })
    engage(b, a)
    engage(c, a)
    t.refused(function() push(a, b) end, "PIL-PUSH-01")
    local d = red:add("warrior", { weapon = "hand_weapon", at = { 30, 10 } })
    local e = blue:add("warrior", { weapon = "hand_weapon", at = { 31, 10 } })
    t.refused(function() push(d, e) end, "PIL-PUSH-01")    -- not in melee
    engage(d, e)
    t.refused(function() push(d, b) end, "PIL-PUSH-01")    -- not with him
    push(d, e)
    t.refused(function() raise_shield(d) end, "PIL-SHIELD-01")
    local r = fight(d, e)
    t.equal(#r:by(d), 0)
    t.equal(#r:by(e), 1)
  end,
}

scenario "once the blows have begun it is too late" {
  covers = { "PIL-PUSH-01" },
  dice = { initiative = { 5, 3 }, hit = { 1, 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
    engage(a, b)
    start()
    to_stage "melee"
    fight(a, b)
    t.refused(function() push(b, a) end, "PIL-PUSH-01")
  end,
}

scenario "a data key lets the pusher strike as well" {
  covers = { "PIL-PUSH-01" },
  set = { ["rules.push.replaces_attack"] = false },
  dice = { push = { 2 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    push(a, b)
    t.equal(#fight(a, b):by(a), 1)
  end,
}

scenario "the push falls in the normal step, after whoever strikes first" {
  covers = { "PIL-PUSH-01", "PIL-WEAPON-11" },
  dice = { charge = { 5 }, hit = { 3 }, save = { 6, 3 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 } })
    local friend = blue:add("warrior", { weapon = "hand_weapon", at = { 30, 10 } })
    t.yes(charge(rider, man, { react = "none" }).contact)
    t.refused(function() push(man, rider) end, "PIL-PUSH-02")
    fight(rider, man)
    t.no(man.alive)
    t.yes(friend.alive)
  end,
}
