-- A rider who charged with a spear strikes first.
scenario "a man killed by a charging mounted spear does not strike back" {
  covers = { "PIL-WEAPON-11" },
  dice = { charge = { 5 }, hit = { 3 }, save = { 5 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 21.3 } })
    charge(rider, man, { react = "none" })
    local r = fight(rider, man)
    local blow = r:by(rider)[1]
    t.equal(blow.step, "first")
    t.equal(blow.need, 3)
    t.equal(blow.save.need, 7)
    t.yes(blow.wound)
    t.equal(#r:by(man), 0)
    t.no(man.alive)
  end,
}

scenario "without a charge his spear strikes with the others" {
  covers = { "PIL-WEAPON-11" },
  dice = { hit = { 5 }, save = { 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 10, 11.3 } })
    engage(rider, man)
    raise_shield(man)                  -- so that he makes no blow at the rider
    local blow = fight(rider, man):by(rider)[1]
    t.equal(blow.step, "normal")
    t.equal(blow.need, 5)
  end,
}
