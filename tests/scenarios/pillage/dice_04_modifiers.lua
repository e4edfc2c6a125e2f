-- Modifiers change what must be rolled; 9 is the most that can be needed.
scenario "a need of 4 with +1 is a need of 3" {
  covers = { "PIL-DICE-04" },
  set = { ["rules.weapon.hand_weapon.save_mod"] = 1 },
  dice = { hit = { 5, 5 }, save = { 3, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(a, b)
    t.yes(attack(a, b, { kind = "melee" }).blows[1].save.ok)
    t.no(attack(a, b, { kind = "melee" }).blows[1].save.ok)
  end,
}

scenario "a need of 5 with -1 is a need of 6" {
  covers = { "PIL-DICE-04" },
  set = { ["rules.weapon.hand_weapon.save_mod"] = -1 },
  dice = { hit = { 4, 4 }, save = { 5, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", shield = true, at = { 11, 10 } })
    engage(a, b)
    t.no(attack(a, b, { kind = "melee" }).blows[1].save.ok)
    t.yes(attack(a, b, { kind = "melee" }).blows[1].save.ok)
  end,
}

scenario "9 is the highest result of a die, so penalties beyond it are dropped" {
  covers = { "PIL-DICE-04" },
  set = { ["rules.weapon.hand_weapon.save_mod"] = -5 },
  dice = { hit = { 3 }, save = { 6, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    t.equal(lookup("rules.dice.max_result"), 9)
    local save = attack(a, b, { kind = "melee" }).blows[1].save      -- 6 + 5 would be 11
    t.equal(save.need, 9)
    t.yes(save.ok)
  end,
}
