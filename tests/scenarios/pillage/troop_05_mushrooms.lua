-- Mushrooms: eaten at the start of his movement, for the rest of the game.
scenario "mushrooms eaten in turn 2 give a second attack from then on" {
  covers = { "PIL-TROOP-05" },
  -- turn 1: one blow, then the chief's two; turns 2 and 3: two and two
  dice = { hit = { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, ["PIL-TROOP-06"] = { 3, 4 } },
  choices = { ["PIL-TROOP-05"] = { "no", "yes" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(berserker, chief)
    t.equal(#fight(berserker, chief):by(berserker), 1)
    t.no(berserker.state.mushrooms)
    next_turn()
    t.equal(#fight(berserker, chief):by(berserker), 2)
    t.yes(berserker.state.mushrooms)
    next_turn()
    t.equal(#fight(berserker, chief):by(berserker), 2)
    t.yes(berserker.state.mushrooms)
  end,
}
