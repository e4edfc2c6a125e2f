-- The fight splits: B is alone with A1 again, A2 fights B2.
scenario "after the split B is not outnumbered, and no blow passes between B and A2" {
  covers = { "PIL-MULTI-07" },
  dice = { charge = { 5 }, hit = { 3, 1, 1, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 27, 20 } })
    engage(a1, b)
    engage(a2, b)
    t.yes(charge(b2, a2, { react = "none" }).bonus)
    t.no(a2:touches(b))                -- the new pair has stepped aside
    t.yes(a2:touches(b2))
    t.yes(a2.x - 21 <= 0.8)
    local r = fight(a1, b)
    t.equal(#r.blows, 2)
    t.equal(r:by(a1)[1].save.need, 6)
    t.yes(r:by(b)[1].at == a1)
    t.refused(function() fight(a2, b) end, "PIL-CHARGE-01")
    r = fight(a2, b2)
    t.yes(r.blows[1].by == b2)
    t.yes(r:by(a2)[1].at == b2)
  end,
}

scenario "where there is no room they stay, and fight apart all the same" {
  covers = { "PIL-MULTI-07" },
  set = { ["rules.multi.split"] = 0 },
  dice = { charge = { 5 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 21, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", at = { 27, 20 } })
    engage(a1, b)
    engage(a2, b)
    charge(b2, a2, { react = "none" })
    t.yes(a2:touches(b))
    t.equal(#fight(a1, b).blows, 2)
  end,
}
