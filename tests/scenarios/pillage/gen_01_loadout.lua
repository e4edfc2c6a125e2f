-- A figure is armed with what it shows: no other weapon, no support with one.
scenario "a man with a sword cannot be played as a spearman" {
  covers = { "PIL-GEN-01" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local front = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local behind = red:add("warrior", { weapon = "hand_weapon", at = { 9, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(front, enemy)
    t.no(behind:has("spear"))
    t.refused(function() wield(front, "spear") end, "PIL-GEN-01")
    t.refused(function() attack(front, enemy, { kind = "melee", weapon = "spear" }) end, "PIL-GEN-01")
    t.equal(need("hit", enemy, front), 3)      -- a sword behind him gives no spear support
  end,
}
