-- A helmet is no armour.
scenario "a helmet does not change the armour class" {
  covers = { "PIL-GEN-09" },
  run = function(t)
    local red = band "vikings"
    local helmet = red:add("warrior", { weapon = "hand_weapon", helmet = true, at = { 10, 10 } })
    local shield = red:add("warrior", { weapon = "hand_weapon", helmet = true, shield = true, at = { 13, 10 } })
    local all = red:add("warrior", { weapon = "hand_weapon", helmet = true, armour = true, shield = true, at = { 16, 10 } })
    t.equal(helmet.class, "UA")
    t.equal(shield.class, "SA")
    t.equal(all.class, "FA")
  end,
}
