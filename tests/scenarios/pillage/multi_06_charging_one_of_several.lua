-- Charging one of several enemies of a friend makes a new fight with the bonus.
scenario "only the last charge has the bonus" {
  covers = { "PIL-MULTI-06" },
  -- B2 and A2; then A1 and B
  dice = { charge = { 3, 5, 5 }, hit = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 26, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 28, 20 } })
    t.yes(charge(a2, b, { react = "none" }).bonus)
    t.no(charge(a1, b, { react = "none" }).bonus)
    t.yes(charge(b2, a2, { react = "none" }).bonus)
    t.no(a2.charge.bonus)
    local r = fight(a2, b2)
    t.equal(#r.blows, 2)
    t.yes(r.blows[1].by == b2)         -- his charge, not the one of A2 at B
    t.equal(r.blows[1].need, 2)
    t.yes(r.blows[2].at == b2)
    t.equal(r.blows[2].need, 3)
    local old = fight(a1, b)
    t.equal(old:by(a1)[1].need, 3)
    t.equal(old:by(b)[1].need, 3)
  end,
}
