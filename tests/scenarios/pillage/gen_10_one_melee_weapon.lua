-- One melee weapon a man; a huscarl may have two.
scenario "a warrior with spear and hand weapon is not accepted" {
  covers = { "PIL-GEN-10" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("warrior", { weapon = { "spear", "hand_weapon" }, at = { 13, 10 } })
    t.no(muster(red, { budget = 400 }).ok)
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-GEN-10")
  end,
}

scenario "a huscarl with Dane axe, hand weapon and armour is accepted" {
  covers = { "PIL-GEN-10" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("huscarl", { weapon = { "dane_axe", "hand_weapon" }, armour = true, at = { 13, 10 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 110)       -- chief 30 + 10, huscarl 40 + 15 + 10 + 5
  end,
}
