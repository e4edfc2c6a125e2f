-- Several rules at once, E5: a rider loses his horse in the middle of a round.
scenario "E5: he falls, saves against the fall, and strikes on foot in the same step" {
  covers = { "PIL-CAV-08", "PIL-CAV-09", "PIL-CAV-10", "PIL-MELEE-02" },
  dice = { target = { 2 }, hit = { 4, 3 }, strike = { 6 }, save = { 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local man = red:add("warrior", { weapon = "hand_weapon", armour = true, at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, at = { 11.3, 10 } })
    engage(man, rider)
    local r = fight(man, rider)
    t.equal(r:by(man)[1].part, "mount")
    t.equal(r:by(man)[1].need, 4)
    t.equal(r:by(rider)[1].need, 4)
    t.no(r:by(rider)[1].hit)
    t.no(rider.mounted)
    t.yes(rider.alive)
    t.yes(rider:touches(man))
  end,
}
