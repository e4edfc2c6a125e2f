-- The standard takes a hand: a one-handed weapon or the shield, not both at once.
scenario "with the weapon in use the bearer is SA and saves with 6, with the shield FA and 5" {
  covers = { "PIL-GEAR-03", "PIL-GEAR-04" },
  -- hand weapon; then the shield and a knife
  dice = { hit = { 2, 4, 2, 5 }, save = { 6, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local bearer = red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, standard = true, at = { 10, 10 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(bearer, enemy)
    local r = fight(bearer, enemy)
    t.equal(r:by(bearer)[1].weapon, "hand_weapon")
    t.equal(r:by(enemy)[1].need, 4)
    t.equal(r:by(enemy)[1].save.need, 6)
    next_turn()
    wield(bearer, "improvised")
    r = fight(bearer, enemy)
    t.equal(r:by(bearer)[1].weapon, "improvised")
    t.equal(r:by(enemy)[1].need, 5)
    t.equal(r:by(enemy)[1].save.need, 5)
  end,
}

scenario "raising the shield puts it to use; under fire it counts; movement takes all he carries" {
  covers = { "PIL-GEAR-03" },
  dice = { hit = { 6, 5 }, save = { 5, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local kit = { weapon = "hand_weapon", armour = true, shield = true, standard = true }
    local bearer = red:add("warrior", kit, { at = { 10, 10 } })
    local other = red:add("warrior", kit, { at = { 10, 30 } })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    local archer = blue:add("warrior", { weapon = "bow", at = { 15, 30 } })
    t.equal(reach("move", other), 6)
    local shot = shoot(archer, other, { shots = 1 }).blows[1]
    t.equal(shot.need, 6)
    t.equal(shot.save.need, 5)
    engage(bearer, enemy)
    raise_shield(bearer)
    local r = fight(bearer, enemy)
    t.equal(#r:by(bearer), 0)
    t.equal(r:by(enemy)[1].need, 5)
    t.equal(r:by(enemy)[1].save.need, 4)         -- 4, -1 for the standard, +1 raised
  end,
}

scenario "a standard goes with a one-handed weapon and a shield, not with a Dane axe or a bow" {
  covers = { "PIL-GEAR-03" },
  run = function(t)
    local function with(weapon)
      battle { game = "pillage" }
      local red = band "vikings"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
      red:row(3, "warrior", { weapon = "spear", at = { 10, 15 } })
      red:add("warrior", { weapon = weapon, armour = true, shield = true, standard = true, at = { 10, 20 } })
      return red
    end
    t.yes(muster(with "hand_weapon", { budget = 400 }).ok)
    t.yes(muster(with "spear", { budget = 400 }).ok)
    t.refused(function() return muster(with "dane_axe", { budget = 400 }) end, "PIL-GEAR-03")
    t.refused(function() return muster(with "bow", { budget = 400 }) end, "PIL-GEAR-03")
  end,
}

scenario "a bearer in a wall uses his shield" {
  covers = { "PIL-GEAR-03" },
  dice = { hit = { 2, 5 }, save = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(4, "warrior", { weapon = "hand_weapon", shield = true, at = { 21, 20 } })
    local bearer = red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, standard = true, at = { 20, 20 } })
    wall[5] = bearer
    wield(bearer, "hand_weapon")
    t.refused(function() form("shield_wall", wall, { faces = "north" }) end, "PIL-WALL-07")
    wield(bearer, "improvised")
    form("shield_wall", wall, { faces = "north" })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", touch = bearer, bearing = 0 })
    engage(enemy, bearer)
    local r = fight(enemy, bearer)
    t.equal(r:by(bearer)[1].weapon, "improvised")
    t.equal(r:by(enemy)[1].save.need, 4)         -- 4, -1 for the standard, +1 for the wall
  end,
}
