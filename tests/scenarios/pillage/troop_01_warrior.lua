-- The warrior: a ranged and a melee weapon at once, but one melee weapon.
scenario "a warrior may have bow, hand weapon and shield" {
  covers = { "PIL-TROOP-01" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:row(2, "warrior", { weapon = "spear", at = { 10, 20 } })
    red:add("warrior", { weapon = { "bow", "hand_weapon" }, shield = true, at = { 10, 30 } })
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}

scenario "a warrior may not have spear and hand weapon" {
  covers = { "PIL-TROOP-01" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:row(2, "warrior", { weapon = "spear", at = { 10, 20 } })
    red:add("warrior", { weapon = { "spear", "hand_weapon" }, at = { 10, 30 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-GEN-10")
  end,
}
