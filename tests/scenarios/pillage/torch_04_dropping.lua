-- Thrown away at any moment: the starting gear is back.
scenario "dropped before the blow, the hand weapon strikes; the torch is gone" {
  covers = { "PIL-TORCH-04" },
  dice = { hit = { 3, 1 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", torch = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    to_stage "melee"
    drop_torch(a)
    t.equal(a.weapon, "hand_weapon")
    t.yes(fight(a, b):by(a)[1].wound)
    t.refused(function() drop_torch(b) end, "PIL-GEN-05")
    t.refused(function() drop_torch(a) end, "PIL-TORCH-04")
  end,
}
