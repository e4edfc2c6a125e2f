-- -1 to hit at long range.
scenario "at long range a need of 4 becomes 5" {
  covers = { "PIL-SHOOT-12" },
  dice = { hit = { 4, 5 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 18, 10 } })
    local r = shoot(archer, enemy)
    t.equal(r.blows[1].need, 5)
    t.no(r.blows[1].hit)
    t.yes(r.blows[2].hit)
  end,
}
