-- A target shoots or flees, once, or does neither.
scenario "one reaction is accepted, two are refused" {
  covers = { "PIL-REACT-01" },
  dice = { charge = { 5 }, hit = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    t.refused(function() charge(a, b, { react = { "bow", "flee" } }) end, "PIL-REACT-01")
    t.no(a.charge)
    t.refused(function() charge(a, b, { react = "sling" }) end, "PIL-GEN-01")
    t.fails(function() charge(a, b, { react = "pray" }) end, "E-ARG")
    t.equal(charge(a, b, { react = "bow" }).reaction, "bow")
  end,
}

scenario "a model reacts once a turn, or as often as the tables say" {
  covers = { "PIL-REACT-01" },
  dice = { charge = { 1, 1, 1 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 21, 10 } })
    t.no(charge(a1, b, { react = "bow" }).contact)
    t.refused(function() charge(a2, b, { react = "bow" }) end, "PIL-REACT-01")
    t.equal(charge(a2, b).reaction, "none")
    undo(true)
    set("rules.react.per_turn", 2)
    t.equal(#charge(a2, b, { react = "bow" }).blows, 1)
  end,
}

scenario "who is in melee does not react, unless the tables let him" {
  covers = { "PIL-REACT-01" },
  dice = { charge = { 1, 5 }, hit = { 1 }, flee = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 11, 16 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 11, 10 } })
    engage(a1, b)
    t.refused(function() charge(a2, b, { react = "bow" }) end, "PIL-REACT-01")
    t.refused(function() charge(a2, b, { react = "flee" }) end, "PIL-REACT-01")
    set("rules.react.in_melee", true)
    t.equal(#charge(a2, b, { react = "bow" }).blows, 1)
    undo(true)
    charge(a2, b, { react = "flee" })
    t.no(b.in_melee)
    t.no(a1.in_melee)
    t.equal(b.y, 2)
  end,
}
