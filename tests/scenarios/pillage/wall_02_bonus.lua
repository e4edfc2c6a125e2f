-- From the front every member saves at +1, against shots and blows; no shield is raised.
scenario "FA saves with 3, SA with 4, against blows and shots" {
  covers = { "PIL-WALL-02" },
  dice = { hit = { 6, 6, 6 }, save = { 3, 4, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(5, "warrior", { weapon = "hand_weapon", shield = true, at = { 20, 20 } })
    put(wall[1], { 5, 5 })
    local fa = red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 20, 20 } })
    wall[1] = fa
    form("shield_wall", wall, { faces = "north" })
    local e1 = blue:add("warrior", { weapon = "hand_weapon", touch = fa, bearing = 0 })
    local e2 = blue:add("warrior", { weapon = "hand_weapon", touch = wall[5], bearing = 0 })
    local archer = blue:add("warrior", { weapon = "bow", at = { 22, 28 } })
    engage(e1, fa)
    engage(e2, wall[5])
    t.equal(attack(e1, fa, { kind = "melee" }).blows[1].save.need, 3)
    t.equal(attack(e2, wall[5], { kind = "melee" }).blows[1].save.need, 4)
    t.equal(shoot(archer, wall[3], { shots = 1 }).blows[1].save.need, 4)
    t.refused(function() raise_shield(fa) end, "PIL-WALL-02")
  end,
}

scenario "the bonus is a data key" {
  covers = { "PIL-WALL-02" },
  set = { ["rules.formation.shield_wall.save_bonus"] = 3 },
  dice = { hit = { 6 }, save = { 2 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(5, "warrior", { weapon = "hand_weapon", shield = true, at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    local e = blue:add("warrior", { weapon = "hand_weapon", touch = wall[3], bearing = 0 })
    t.equal(attack(e, wall[3], { kind = "melee" }).blows[1].save.need, 2)
  end,
}

scenario "a huscarl in the wall strikes with the sword, and with the axe he breaks it" {
  covers = { "PIL-WALL-02", "PIL-TROOP-07" },
  -- the enemy strikes second; the sword misses, the axe misses
  dice = { hit = { 1, 5, 1, 3 }, save = { 3 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local wall = red:row(5, "huscarl", { weapon = { "dane_axe", "hand_weapon" }, armour = true, shield = true, at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", touch = wall[3], bearing = 0 })
    engage(enemy, wall[3])
    local r = fight(enemy, wall[3])
    t.equal(r:by(wall[3])[1].weapon, "hand_weapon")
    t.equal(r:by(enemy)[1].need, 5)
    t.equal(r:by(enemy)[1].save.need, 3)
    wield(wall[3], "dane_axe")
    t.no(wall[1]:formation("shield_wall"))
    r = fight(enemy, wall[3])
    t.equal(r:by(wall[3])[1].weapon, "dane_axe")
    t.equal(r:by(enemy)[1].save, nil)
    t.refused(function() form("shield_wall", wall, { faces = "north" }) end, "PIL-WALL-07")
  end,
}
