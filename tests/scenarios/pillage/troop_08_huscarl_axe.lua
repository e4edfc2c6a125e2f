-- A huscarl's axe does not strike last; the enemy's -1 stays.
scenario "a huscarl strikes with his axe together with the others" {
  covers = { "PIL-TROOP-08" },
  dice = { hit = { 3, 1 }, save = { 5 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local huscarl = red:add("huscarl", { weapon = "dane_axe", armour = true, at = { 10, 10 } })
    local viking = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 10 } })
    engage(huscarl, viking)
    local r = fight(huscarl, viking)
    t.equal(r:by(huscarl)[1].step, "normal")
    t.equal(r:by(viking)[1].step, "normal")
    t.equal(r:by(huscarl)[1].save.need, 6)
    t.no(viking.alive)
    t.ran("PIL-TROOP-08")
  end,
}
