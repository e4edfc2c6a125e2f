-- Hit points: a warrior has one, and is out at zero.
scenario "a warrior who fails one save is out of the game" {
  covers = { "PIL-GEN-05" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    t.equal(b.max_hp, 1)
    t.equal(b.hp, 1)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.yes(blow.wound)
    t.equal(b.hp, 0)
    t.no(b.alive)
  end,
}
