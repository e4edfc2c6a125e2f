-- A torch in hand is an improvised weapon.
scenario "a warrior with a torch needs 5 against UA, and 3 once he has dropped it" {
  covers = { "PIL-TORCH-03", "PIL-TORCH-04" },
  dice = { hit = { 4, 1, 3, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", torch = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    t.equal(need("hit", a, b), 5)
    local r = fight(a, b)
    t.equal(r:by(a)[1].weapon, "improvised")
    t.no(r:by(a)[1].hit)
    drop_torch(a)
    t.no(a:has "torch")
    t.equal(need("hit", a, b), 3)
    r = fight(a, b)
    t.equal(r:by(a)[1].weapon, "hand_weapon")
    t.yes(r:by(a)[1].hit)
    t.refused(function() drop_torch(a) end, "PIL-TORCH-04")
  end,
}

scenario "the shield can be used beside it, a bow and a big axe cannot" {
  covers = { "PIL-TORCH-03" },
  dice = { hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a = red:add("warrior", { weapon = "hand_weapon", shield = true, torch = true, at = { 10, 10 } })
    local b = blue:add("huscarl", { weapon = { "dane_axe", "hand_weapon" }, torch = true, at = { 11, 10 } })
    engage(a, b)
    t.equal(need("save", a, b), 5)
    wield(b, "dane_axe")
    t.equal(fight(a, b):by(b)[1].weapon, "improvised")
    raise_shield(a)
    t.yes(a.raised)
    local archer = red:add("warrior", { weapon = "bow", torch = true, at = { 10, 20 } })
    t.refused(function() shoot(archer, b) end, "PIL-TORCH-03")
  end,
}

scenario "what a torch blocks is a data key" {
  covers = { "PIL-TORCH-03" },
  set = { ["rules.torch.blocks.2"] = "shield" },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local a = red:add("warrior", { weapon = "hand_weapon", shield = true, torch = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    t.equal(need("save", a, b), 6)
    t.refused(function() raise_shield(a) end, "PIL-GEAR-03")
  end,
}
