-- A hit may be saved; a failed save is a wound.
scenario "an SA man of one hit point saves with 5 and is removed with 4" {
  covers = { "PIL-SAVE-01" },
  dice = { hit = { 4, 4 }, save = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 10 } })
    engage(a, b)
    attack(a, b, { kind = "melee" })
    t.equal(b.hp, 1)
    t.yes(b.alive)
    t.yes(attack(a, b, { kind = "melee" }).blows[1].wound)
    t.no(b.alive)
  end,
}
