-- An attack is one die; two where more than 6 is needed and the first is a 6.
scenario "a need of 4 takes one die" {
  covers = { "PIL-GEN-11" },
  dice = { hit = { 4 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.need, 4)
    t.equal(#blow.faces, 1)
    t.yes(blow.hit)
  end,
}

scenario "a need of 7 takes a second die after a 6" {
  covers = { "PIL-GEN-11" },
  dice = { hit = { 6, 4 }, save = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(a, b)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.need, 7)
    t.equal(#blow.faces, 2)
    t.yes(blow.hit)
  end,
}
