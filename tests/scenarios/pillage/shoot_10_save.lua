-- The save against a shot.
scenario "an SA target of one hit point stays with 5 and is removed with 4" {
  covers = { "PIL-SHOOT-10" },
  dice = { hit = { 5, 5 }, save = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", armour = true, at = { 15, 10 } })
    t.yes(shoot(archer, enemy, { shots = 1 }).blows[1].save.ok)
    t.equal(enemy.hp, 1)
    t.yes(shoot(archer, enemy, { shots = 1 }).blows[1].wound)
    t.no(enemy.alive)
  end,
}
