-- A wound is one hit point, and a wounded man fights at full effect.
scenario "a chief with one of three hit points left still has two attacks" {
  covers = { "PIL-GEN-06" },
  -- first chief: two hits; second chief: two misses; then the third hit
  dice = { hit = { 3, 3, 2, 2, 3 }, save = { 5, 5, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    t.equal(b.hp, 3)
    local r = fight(a, b)
    t.equal(b.hp, 1)
    t.yes(b.alive)
    t.equal(#r:by(b), 2)
    attack(a, b, { kind = "melee" })
    t.no(b.alive)
  end,
}

scenario "one wound takes one hit point" {
  covers = { "PIL-GEN-06" },
  dice = { hit = { 3 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    attack(a, b, { kind = "melee" })
    t.equal(b.hp, 2)
  end,
}
