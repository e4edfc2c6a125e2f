-- The huscarl: Dane axe and hand weapon, chosen for each turn of melee.
scenario "a huscarl saves as FA with the sword and as SA with the axe" {
  covers = { "PIL-TROOP-07" },
  dice = { hit = { 1, 5, 1, 4 }, save = { 4, 5 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local huscarl = red:add("huscarl", { weapon = { "hand_weapon", "dane_axe" }, armour = true, shield = true, at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(huscarl, viking)
    wield(huscarl, "hand_weapon")
    local first = fight(huscarl, viking)
    t.equal(first:by(huscarl)[1].weapon, "hand_weapon")
    t.equal(first:by(viking)[1].need, 5)
    t.equal(first:by(viking)[1].save.need, 4)
    next_turn()
    wield(huscarl, "dane_axe")
    local second = fight(huscarl, viking)
    t.equal(second:by(huscarl)[1].weapon, "dane_axe")
    t.equal(second:by(viking)[1].need, 4)
    t.equal(second:by(viking)[1].save.need, 5)
    t.yes(huscarl.alive)
  end,
}

scenario "a huscarl without armour is not accepted" {
  covers = { "PIL-TROOP-07" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("huscarl", { weapon = { "hand_weapon", "dane_axe" }, at = { 13, 10 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TROOP-07")
  end,
}

scenario "a shield or a helmet is not the armour that he needs" {
  covers = { "PIL-TROOP-07" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("huscarl", { weapon = { "hand_weapon", "dane_axe" }, shield = true, helmet = true, at = { 13, 10 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TROOP-07")
  end,
}
