-- Armour of any kind.
scenario "armour alone is SA, with a shield FA; what pieces make is a data key" {
  covers = { "PIL-GEAR-16" },
  run = function(t)
    local red = band "vikings"
    local sa = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
    local fa = red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 13, 10 } })
    t.equal(sa.class, "SA")
    t.equal(fa.class, "FA")
    set("rules.armour.by_pieces.2", "FA")
    t.equal(sa.class, "FA")
    t.equal(reach("move", sa), 6)
  end,
}
