-- What the printed rules leave open about distances, read the other way.

scenario "an aura reaches from the edge of its bearer's base where the tables say so" {
  covers = { "PIL-MEAS-04", "PIL-GEAR-01" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = red:add("warrior", { weapon = "hand_weapon", at = { 13.8, 10 } })
    t.equal(#a:aura(3), 1)             -- 3.3" from centre to edge, and it is a itself
    set("rules.geometry.aura_origin", "edge")
    t.equal(#a:aura(3), 2)             -- 2.8" from edge to edge
    t.equal(b.name, a:aura(3)[2].name)
  end,
}

scenario "exactly as far as the weapon reaches is out of range under a slack below 0" {
  covers = { "PIL-MEAS-04", "PIL-SHOOT-06" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "spear", at = { 31, 10 } })  -- 20" away
    t.odds(function() return #shoot(a, b, { shots = 1 }).blows == 1 end, "1")
    set("rules.geometry.epsilon", -0.001)
    t.odds(function() return #shoot(a, b, { shots = 1 }).blows == 1 end, "0")
  end,
}
