-- Who wears nothing but clothes.
scenario "without armour a man is UA, moves 8 inches, 14 on a horse, and saves on a 6" {
  covers = { "PIL-GEAR-14" },
  dice = { hit = { 6, 6 }, save = { 5, 6 } },
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local b = red:add("warrior", { weapon = "hand_weapon", at = { 24, 20 } })
    local rider = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 28, 20 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 22, 24 } })
    t.equal(a.class, "UA")
    t.equal(reach("move", a), 8)
    t.equal(reach("move", rider), 14)
    t.equal(need("save", foe, a), 6)
    attack(foe, a)
    attack(foe, b)
    t.no(a.alive)
    t.yes(b.alive)
  end,
}
