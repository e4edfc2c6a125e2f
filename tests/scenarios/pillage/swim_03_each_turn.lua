-- Who stands in water rolls at the start of every movement stage.
scenario "a swimmer drowns before he can move" {
  covers = { "PIL-SWIM-03" },
  dice = { swim = { 6, 1 } },
  run = function(t)
    local red = band "vikings"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local a = red:add("warrior", { at = { 10, 10 } })
    move(a, { 14, 10 })
    to_stage "morale"
    t.yes(a.alive)
    next_turn()
    to_stage "movement"
    t.no(a.alive)
    t.refused(function() move(a, { 15, 10 }) end, "PIL-GEN-05")
  end,
}

scenario "the row is kept for the move: who struggles gets 2 inches and does not charge on" {
  covers = { "PIL-SWIM-03", "PIL-SWIM-02" },
  dice = { swim = { 3 } },
  run = function(t)
    local red = band "vikings"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local a = red:add("warrior", { at = { 14, 10 } })
    to_stage "movement"
    t.refused(function() move(a, { 17, 10 }) end, "PIL-SWIM-02")
    t.equal(move(a, { 16, 10 }).left, 0)
  end,
}

scenario "the enemy in the water rolls before the first move of the side with the initiative" {
  covers = { "PIL-SWIM-03" },
  dice = { swim = { b = { 1 } } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local a = red:add("warrior", { weapon = "spear", at = { 9, 10 } })
    local b = blue:add("warrior", { at = { 14, 10 }, name = "b" })
    t.refused(function() charge(a, b) end, "PIL-CHARGE-04")
    to_stage "movement"
    t.no(b.alive)
  end,
}

scenario "the side with the initiative rolls first" {
  covers = { "PIL-SWIM-03" },
  dice = { swim = { 1, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local a = red:add("warrior", { at = { 20, 10 } })
    local b = blue:add("warrior", { at = { 14, 10 } })
    initiative(blue)
    to_stage "movement"
    t.no(b.alive)
    t.yes(a.alive)
  end,
}

scenario "who stands on a bridge rolls nothing" {
  covers = { "PIL-SWIM-03", "PIL-TERR-07" },
  run = function(t)
    local red = band "vikings"
    piece("river", { line = { { 13, 0 }, { 13, 30 } }, width = 3 })
    piece("bridge", { at = { 13, 10 }, size = { 4, 2 } })
    local a = red:add("warrior", { at = { 13, 10 } })
    to_stage "movement"
    t.equal(a.hp, 1)
  end,
}

scenario "who struggles does not charge, unless the tables let him; a swimmer may" {
  covers = { "PIL-SWIM-03", "PIL-SWIM-02" },
  dice = { swim = { 4, 5 }, charge = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local a = red:add("warrior", { weapon = "spear", at = { 12, 5 } })
    local b = red:add("warrior", { weapon = "spear", at = { 12, 15 } })
    local x = blue:add("warrior", { weapon = "spear", at = { 8, 5 } })
    local y = blue:add("warrior", { weapon = "spear", at = { 8, 15 } })
    t.refused(function() charge(a, x) end, "PIL-SWIM-03")
    t.yes(charge(b, y).contact)
    set("rules.swim.struggle_charge", true)
    t.yes(charge(a, x).contact)
  end,
}
