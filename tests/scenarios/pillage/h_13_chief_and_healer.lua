-- Several rules at once, E13: one enemy, one wound a die of the healer undoes.
scenario "E13: an SA chief keeps 3 hp by a 6; a second wound of the turn costs one, without a die" {
  covers = { "PIL-TROOP-10", "PIL-TROOP-11", "PIL-GEN-06" },
  dice = { hit = { 4, 4 }, save = { 3, 3 }, ["PIL-TROOP-10"] = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { weapon = "hand_weapon", armour = true, at = { 20, 20 } })
    local healer = red:add("healer", { touch = chief, bearing = 180 })
    local b = blue:add("warrior", { weapon = "hand_weapon", touch = chief, bearing = 0 })
    engage(b, chief)
    t.no(healer.in_melee)
    local blow = attack(b, chief).blows[1]
    t.equal(blow.save.need, 5)
    t.no(blow.wound)
    t.equal(chief.hp, 3)
    t.yes(attack(b, chief).blows[1].wound)
    t.equal(chief.hp, 2)
    t.ran("PIL-TROOP-10", 1)
  end,
}
