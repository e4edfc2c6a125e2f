-- More than 6: a 6, then the rest on a second die.
scenario "a need of 8 with +1 is a 6 and then 4 or more" {
  covers = { "PIL-DICE-05" },
  set = { ["rules.save.UA"] = 8, ["rules.weapon.hand_weapon.save_mod"] = 1 },
  dice = { hit = { 3, 3, 3 }, save = { 6, 4, 6, 3, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    local first = attack(a, b, { kind = "melee" }).blows[1].save
    t.equal(first.need, 7)
    t.yes(first.ok)
    t.no(attack(a, b, { kind = "melee" }).blows[1].save.ok)
    local third = attack(a, b, { kind = "melee" }).blows[1].save
    t.no(third.ok)
    t.equal(#third.faces, 1)           -- no second die without a 6
  end,
}

scenario "penalties of 1 to 4 on a save of 6" {
  covers = { "PIL-DICE-05" },
  -- -1: 6,4 saves; -2: 6,4 fails, 6,5 saves; -3: 6,5 fails, 6,6 saves; -4: 6,6 saves, 6,5 fails
  dice = { hit = { 3, 3, 3, 3, 3, 3, 3 }, save = { 6, 4, 6, 4, 6, 5, 6, 5, 6, 6, 6, 6, 6, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(a, b)
    local function saved() return attack(a, b, { kind = "melee" }).blows[1].save.ok end
    set("rules.weapon.hand_weapon.save_mod", -1)
    t.yes(saved())
    set("rules.weapon.hand_weapon.save_mod", -2)
    t.no(saved())
    t.yes(saved())
    set("rules.weapon.hand_weapon.save_mod", -3)
    t.no(saved())
    t.yes(saved())
    set("rules.weapon.hand_weapon.save_mod", -4)
    t.yes(saved())
    t.no(saved())                      -- his third wound
  end,
}

scenario "7 comes 3 times in 36, 8 twice, 9 once" {
  covers = { "PIL-DICE-05" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 11, 10 } })
    engage(a, b)
    local function hits() return attack(a, b, { kind = "melee" }).blows[1].hit end
    t.odds(hits, "3/36")
    set("rules.weapon.improvised.to_hit.FA", 8)
    t.odds(hits, "2/36")
    set("rules.weapon.improvised.to_hit.FA", 9)
    t.odds(hits, "1/36")
  end,
}
