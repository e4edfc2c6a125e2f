-- The morale test: 1 runs, 2 stays.
scenario "a die of 1 runs away and is out of the game, 2 stays" {
  covers = { "PIL-MORALE-02" },
  dice = { morale = { 1, 2 } },
  run = function(t)
    local red = band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local b = red:add("warrior", { weapon = "spear", at = { 13, 10 } })
    t.equal(need("morale", a), 2)
    t.no(morale(a).stays)
    t.no(a.alive)
    t.equal(red.side.losses, 1)
    t.yes(morale(b).stays)
  end,
}

scenario "the number is a data key, and so is who never tests" {
  covers = { "PIL-MORALE-02" },
  dice = { morale = { 3, 2 } },
  run = function(t)
    local red = band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local chief = red:add("chief", { weapon = "spear", at = { 13, 10 } })
    set("rules.morale.need", 4)
    t.no(morale(a).stays)
    set("rules.troop.chief.morale", "tests")
    t.no(morale(chief).stays)
  end,
}

scenario "who is in melee does not test" {
  covers = { "PIL-MORALE-02" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { at = { 10, 10 } })
    engage(a, blue:add("warrior", { at = { 11, 10 } }))
    t.refused(function() morale(a) end, "PIL-MORALE-01")
  end,
}
