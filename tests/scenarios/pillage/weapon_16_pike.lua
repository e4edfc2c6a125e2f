-- The pike: -1 to the saves of its targets, and to all saves of its bearer.
scenario "an SA man saves with 6 against a pike" {
  covers = { "PIL-WEAPON-16" },
  dice = { hit = { 5 }, save = { 6 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local pike = red:add("warrior", { weapon = "pike", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", armour = true, at = { 11, 10 } })
    engage(pike, man)
    local blow = attack(pike, man, { kind = "melee" }).blows[1]
    t.equal(blow.need, 5)
    t.equal(blow.save.need, 6)
    t.yes(blow.save.ok)
  end,
}

scenario "an SA pikeman saves with 6, an FA pikeman with 5" {
  covers = { "PIL-WEAPON-16" },
  dice = { hit = { 4, 5, 5 }, save = { 6, 5, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
    local archer = red:add("warrior", { weapon = "bow", at = { 5, 30 } })
    local sa = blue:add("warrior", { weapon = "pike", armour = true, at = { 11, 10 } })
    local fa = blue:add("warrior", { weapon = "pike", armour = true, shield = true, at = { 11, 20 } })
    local shot_at = blue:add("warrior", { weapon = "pike", armour = true, at = { 10, 30 } })
    engage(a1, sa)
    engage(a2, fa)
    t.equal(attack(a1, sa, { kind = "melee" }).blows[1].save.need, 6)
    t.equal(attack(a2, fa, { kind = "melee" }).blows[1].save.need, 5)
    t.equal(shoot(archer, shot_at, { shots = 1 }).blows[1].save.need, 6)      -- all his saves
  end,
}
