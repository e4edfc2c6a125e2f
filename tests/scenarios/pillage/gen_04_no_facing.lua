-- No front, no rear: where a man walked last does not matter.
scenario "a man who walked away from an enemy may still shoot at him" {
  covers = { "PIL-GEN-04" },
  dice = { hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 20, 20 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 15, 20 } })
    move(archer, { 22, 20 })
    t.yes(archer:sees(enemy))
    local r = shoot(archer, enemy, { weapon = "bow" })
    t.equal(#r.blows, 1)
    t.yes(r.blows[1].hit)
  end,
}
