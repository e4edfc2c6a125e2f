-- Equal to the number is enough.
scenario "an SA man saves with exactly 5" {
  covers = { "PIL-SAVE-03" },
  dice = { hit = { 4 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
    engage(a, b)
    local blow = attack(a, b, { kind = "melee" }).blows[1]
    t.equal(blow.save.need, 5)
    t.yes(blow.save.ok)
    t.equal(b.hp, 1)
  end,
}
