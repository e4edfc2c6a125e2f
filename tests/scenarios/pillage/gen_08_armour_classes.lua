-- The three armour classes.
scenario "armour or shield makes SA, both make FA" {
  covers = { "PIL-GEN-08" },
  run = function(t)
    local red = band "vikings"
    local nothing = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local shield = red:add("warrior", { weapon = "hand_weapon", shield = true, at = { 13, 10 } })
    local armour = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 16, 10 } })
    local both = red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 19, 10 } })
    t.equal(nothing.class, "UA")
    t.equal(shield.class, "SA")
    t.equal(armour.class, "SA")
    t.equal(both.class, "FA")
  end,
}
