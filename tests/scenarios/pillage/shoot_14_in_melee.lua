-- In melee nobody shoots, and a bow is an improvised weapon.
scenario "an archer in contact cannot shoot and fights with what he has" {
  covers = { "PIL-SHOOT-14" },
  dice = { hit = { 4, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(archer, enemy)
    t.refused(function() shoot(archer, enemy) end, "PIL-SHOOT-14")
    local blow = fight(archer, enemy):by(archer)[1]
    t.equal(blow.weapon, "improvised")
    t.equal(blow.need, 5)
    t.no(blow.hit)
  end,
}
