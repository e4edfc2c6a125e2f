-- Joining friends who fight one enemy: no bonus.
scenario "who joins gets no charge bonus, and the enemy saves at -1" {
  covers = { "PIL-MULTI-04" },
  -- A1, A2, then B at A1
  dice = { charge = { 5 }, hit = { 1, 4, 1 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 26, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 20, 20 } })
    engage(a1, b)
    local c = charge(a2, b, { react = "none" })
    t.yes(c.contact)
    t.no(c.bonus)
    local r = fight(a1, b)
    t.equal(r:by(a2)[1].need, 4)
    t.equal(r:by(a2)[1].save.need, 6)
    t.equal(#r:by(b), 1)
  end,
}

scenario "a rider who joins with a spear strikes first all the same, without bonus or -1 to saves" {
  covers = { "PIL-MULTI-04", "PIL-CAV-05", "PIL-WEAPON-11" },
  dice = { charge = { 5 }, hit = { 4, 1, 1 }, save = { 6, 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 19, 20 } })
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 26, 20 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    engage(a1, b)
    t.no(charge(rider, b, { react = "none" }).bonus)
    local blow = fight(a1, b):by(rider)[1]
    t.equal(blow.step, "first")
    t.equal(blow.need, 4)
    t.equal(blow.save.need, 7)         -- 6, -1 for two enemies, nothing for the horse
  end,
}
