-- The standard: who is within 6 inches of it stays without a die.
scenario "near the standard no morale die is rolled" {
  covers = { "PIL-GEAR-02" },
  dice = { morale = { 1 } },           -- the man too far away
  run = function(t)
    local red = band "vikings"
    local bearer = red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 10 } })
    local near = red:add("warrior", { weapon = "spear", at = { 16.4, 10 } })
    local far = red:add("warrior", { weapon = "spear", at = { 10, 16.6 } })
    t.yes(morale(near).stays)
    t.yes(morale(bearer).stays)
    t.no(morale(far).stays)
    t.no(far.alive)
  end,
}
