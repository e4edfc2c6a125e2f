-- Weapon of the attacker by armour class of the target.
scenario "a hand weapon needs 3, 4 or 5 by the armour of its target" {
  covers = { "PIL-GEN-07" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local sword = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local ua = blue:add("warrior", { weapon = "spear", at = { 11, 10 } })
    local sa = blue:add("warrior", { weapon = "spear", armour = true, at = { 11, 20 } })
    local fa = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 11, 30 } })
    t.equal(need("hit", sword, ua), 3)
    t.equal(need("hit", sword, sa), 4)
    t.equal(need("hit", sword, fa), 5)
  end,
}

scenario "a sling needs 5 whatever the armour of its target" {
  covers = { "PIL-GEN-07" },
  dice = { hit = { 4, 4, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local slingers = {}
    for i = 1, 3 do slingers[i] = red:add("warrior", { weapon = "sling", at = { 10, 10 * i } }) end
    local ua = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    local sa = blue:add("warrior", { weapon = "spear", armour = true, at = { 15, 20 } })
    local fa = blue:add("warrior", { weapon = "spear", armour = true, shield = true, at = { 15, 30 } })
    t.equal(shoot(slingers[1], ua, { shots = 1 }).blows[1].need, 5)
    t.equal(shoot(slingers[2], sa, { shots = 1 }).blows[1].need, 5)
    t.equal(shoot(slingers[3], fa, { shots = 1 }).blows[1].need, 5)
  end,
}
