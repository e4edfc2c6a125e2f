-- A chief's wound and the healer beside him.
scenario "a chief keeps his three hit points by a 6 of the healer, and loses the next wound of the turn" {
  covers = { "PIL-TROOP-10", "PIL-TROOP-11", "PIL-GEN-06" },
  dice = { hit = { B = { 4 }, D = { 4 }, C = { 1, 1 } }, save = { C = { 3, 3 } }, ["PIL-TROOP-10"] = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local chief = red:add("chief", { name = "C", weapon = "hand_weapon", armour = true, at = { 20, 20 } })
    red:add("healer", { touch = chief, bearing = 180 })
    local b = blue:add("warrior", { name = "B", weapon = "hand_weapon", touch = chief, bearing = 90 })
    local d = blue:add("warrior", { name = "D", weapon = "hand_weapon", touch = chief, bearing = 0 })
    engage(b, chief)
    engage(d, chief)
    local r = fight(b, chief)
    t.equal(r:wounds(b) + r:wounds(d), 1)
    t.equal(r:by(b)[1].save.need, 6)               -- among two enemies
    t.no(r:by(b)[1].wound)
    t.yes(r:by(d)[1].wound)
    t.equal(chief.hp, 2)
    t.ran("PIL-TROOP-10", 1)
  end,
}
