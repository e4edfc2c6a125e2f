-- The charge bonus is for the first round.
scenario "a charger needs 3 in the first round and 4 in the second" {
  covers = { "PIL-MELEE-03" },
  dice = { charge = { 5 }, hit = { 2, 1, 3, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 16, 10 } })
    charge(a, b, { react = "none" })
    local first = fight(a, b)
    t.equal(first.round, 1)
    t.equal(first:by(a)[1].need, 3)
    next_turn()
    local second = fight(a, b)
    t.equal(second.round, 2)
    t.equal(second:by(a)[1].need, 4)
    t.no(second:by(a)[1].hit)
  end,
}
