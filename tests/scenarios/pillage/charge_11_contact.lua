-- Contact gives +1 to the attack.
scenario "10 inches reach a target 9.5 inches away, with +1; 8 inches one at 7.5 without" {
  covers = { "PIL-CHARGE-11" },
  dice = { charge = { 5, 2 }, hit = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 20 } })
    local b1 = blue:add("warrior", { weapon = "hand_weapon", at = { 20.5, 10 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 18.5, 20 } })
    local r = charge(a1, b1, { react = "none" })
    t.equal(r.distance, 9.5)
    t.equal(r.reach, 10)
    t.yes(r.contact)
    t.yes(a1:touches(b1))
    r = charge(a2, b2, { react = "none" })
    t.equal(r.distance, 7.5)
    t.equal(r.reach, 8)
    t.yes(r.contact)
    t.equal(fight(a1, b1):by(a1)[1].need, 2)
    t.equal(fight(a2, b2):by(a2)[1].need, 3)
  end,
}
