-- Several rules at once, E4: a mounted spear kills before it is struck at.
scenario "E4: an FA rider charges 13.5 inches; the man is gone before his blow" {
  covers = { "PIL-WEAPON-11", "PIL-CAV-05", "PIL-CHARGE-11", "PIL-MELEE-02" },
  dice = { charge = { 4 }, hit = { 3 }, save = { 6, 3 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "spear", armour = true, shield = true, horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 24.8, 10 } })
    local c = charge(rider, man, { react = "none" })
    t.equal(c.distance, 13.5)
    t.equal(c.reach, 14)
    t.yes(c.bonus)
    local r = fight(rider, man)
    t.equal(#r.blows, 1)
    t.equal(r.blows[1].need, 3)
    t.equal(r.blows[1].save.need, 7)
    t.no(man.alive)
    t.no(rider.in_melee)
  end,
}
