-- B charged A1, A2 joined against B: B, then A1, then A2.
scenario "the pair of the charge strikes first, and A2 rolls nothing at a dead man" {
  covers = { "PIL-MULTI-05" },
  dice = { charge = { 3, 5 }, hit = { 2, 3 }, save = { 5, 6, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 26, 20 } })
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    t.yes(charge(b, a1, { react = "none" }).bonus)
    t.no(charge(a2, b, { react = "none" }).bonus)
    local r = fight(a1, b)
    t.equal(#r.blows, 2)
    t.yes(r.blows[1].by == b)
    t.equal(r.blows[1].need, 2)
    t.equal(r.blows[1].save.need, 6)
    t.yes(r.blows[2].by == a1)
    t.equal(r.blows[2].need, 3)
    t.equal(r.blows[2].save.need, 7)   -- against his first enemy already
    t.no(a1.alive)
    t.no(b.alive)
    t.no(a2.in_melee)
  end,
}

scenario "where nobody falls all three strike, A2 without a bonus" {
  covers = { "PIL-MULTI-05", "PIL-MELEE-02" },
  dice = { charge = { 3, 5 }, hit = { 1, 1, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    initiative(red)
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 26, 20 } })
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 14, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    charge(b, a1, { react = "none" })
    charge(a2, b, { react = "none" })
    local r = fight(b, a2)             -- naming A2 does not change whom B charged
    t.yes(r.blows[1].by == b)
    t.yes(r.blows[1].at == a1)
    t.yes(r.blows[2].by == a1)
    t.yes(r.blows[3].by == a2)
    t.equal(r.blows[3].need, 3)
    t.no(r.blows[3].hit)
  end,
}
