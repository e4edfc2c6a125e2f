-- Several rules at once, E1: a charge that ends both men.
scenario "E1: an SA swordsman charges a UA spearman 9.5 inches away, and both fall" {
  covers = { "PIL-CHARGE-08", "PIL-CHARGE-11", "PIL-MELEE-01", "PIL-MELEE-02" },
  dice = { charge = { 5 }, hit = { 2, 5 }, save = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 20.5, 10 } })
    local c = charge(a, b, { react = "none" })
    t.equal(c.reach, 10)
    t.equal(c.distance, 9.5)
    t.yes(c.contact)
    local r = fight(a, b)
    local blow, back = r:by(a)[1], r:by(b)[1]
    t.equal(blow.need, 2)
    t.yes(blow.wound)
    t.equal(back.need, 5)
    t.yes(back.wound)
    t.equal(back.save.need, 5)
    t.no(a.alive)
    t.no(b.alive)
  end,
}
