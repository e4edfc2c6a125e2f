-- Line of sight. What blocks it is told in the terrain chapters; in the open all is seen.
scenario "in the open an enemy is seen and can be shot at" {
  covers = { "PIL-SHOOT-04" },
  dice = { hit = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    t.yes(archer:sees(enemy))
    t.yes(shoot(archer, enemy, { shots = 1 }).blows[1].at == enemy)
  end,
}
