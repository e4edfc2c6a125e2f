-- A blow: attack roll, save, result.
scenario "a charging hand weapon hits SA with 3, and a save of 4 is a wound" {
  covers = { "PIL-MELEE-01" },
  dice = { charge = { 5 }, hit = { 3, 1 }, save = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 16, 10 } })
    charge(a, b, { react = "none" })
    local r = fight(a, b)
    local blow = r:by(a)[1]
    t.equal(blow.need, 3)
    t.yes(blow.hit)
    t.equal(blow.save.need, 5)
    t.no(blow.save.ok)
    t.yes(blow.wound)
    t.equal(#r:by(b), 1)               -- both sides strike in the one melee stage
    t.no(b.alive)
  end,
}

scenario "in strict play nobody leaves the melee stage without his blow" {
  covers = { "PIL-MELEE-01" },
  dice = { initiative = { 5, 3 }, hit = { 1, 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local r = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(r, b)
    start()
    to_stage "melee"
    t.refused(next_stage, "PIL-MELEE-01")
    fight(r, b)
    next_stage()
  end,
}
