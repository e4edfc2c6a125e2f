-- Several rules at once, E7: a berserker under mushrooms charges.
scenario "E7: his first attack kills, the second is lost, the spear misses" {
  covers = { "PIL-TROOP-04", "PIL-TROOP-05", "PIL-TROOP-06", "PIL-GEN-12" },
  dice = { charge = { 4 }, hit = { 4, 4 }, ["PIL-TROOP-06"] = { 3 } },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local berserker = red:add("berserker", { weapon = "hand_weapon", shield = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 19.5, 10 } })
    local c = charge(berserker, man, { react = "none" })
    t.equal(c.roll, 2)
    t.equal(c.reach, 9)
    t.equal(c.distance, 8.5)
    t.yes(c.contact)
    local r = fight(berserker, man)
    t.equal(r:by(berserker)[1].need, 4)
    t.yes(r:by(berserker)[1].wound)
    t.no(r:by(berserker)[1].save)
    t.equal(r:by(man)[1].need, 5)
    t.no(r:by(man)[1].hit)
    t.no(man.alive)
    t.equal(berserker.hp, 2)
  end,
}
