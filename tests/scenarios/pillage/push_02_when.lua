-- Never against an enemy who charged this turn.
scenario "the charged man may not push, the charger may, and next turn both" {
  covers = { "PIL-PUSH-02" },
  dice = { charge = { 5 }, push = { 3, 3 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 17, 10 } })
    charge(b, a, { react = "none" })
    t.refused(function() push(a, b) end, "PIL-PUSH-02")
    push(b, a)
    fight(a, b)
    t.yes(a.in_melee)
    push(a, b)                         -- said for the next turn
    fight(a, b)
    t.yes(a.in_melee)
  end,
}
