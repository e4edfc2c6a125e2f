-- The attack roll: die and modifiers against the weapon's number.
scenario "a charging spear needs 4 against SA" {
  covers = { "PIL-HIT-01" },
  -- each spearman, then the man he charged
  dice = { charge = { 5, 5 }, hit = { 4, 1, 3, 1 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "spear", at = { 10, 20 } })
    local b1 = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 16, 10 } })
    local b2 = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 16, 20 } })
    charge(a1, b1, { react = "none" })
    charge(a2, b2, { react = "none" })
    local first = fight(a1, b1):by(a1)[1]
    local second = fight(a2, b2):by(a2)[1]
    t.equal(first.need, 4)
    t.yes(first.hit)
    t.equal(second.need, 4)
    t.no(second.hit)
  end,
}
