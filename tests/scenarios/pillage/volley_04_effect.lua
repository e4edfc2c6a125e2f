-- Everybody within the radius of the centre is hit on a 6 and may save.
local function archers(band, n)
  return band:row(n, "warrior", { weapon = "bow", at = { 10, 8 } })
end

scenario "the radius is 3 inches, and 1 more for each archer beyond four" {
  covers = { "PIL-VOLLEY-04" },
  run = function(t)
    local a = archers(band "vikings", 10)
    for _, case in ipairs { { 4, 3 }, { 5, 4 }, { 7, 6 }, { 10, 9 } } do
      local some = {}
      for i = 1, case[1] do some[i] = a[i] end
      t.equal(volley(some, { 14, 25 }).radius, case[2])
      next_turn()
    end
  end,
}

scenario "infantry 3.5 inches from the centre rolls, at 3.6 it does not" {
  covers = { "PIL-VOLLEY-04", "PIL-MEAS-04" },
  dice = { volley = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 4)
    local near = blue:add("warrior", { weapon = "spear", at = { 13.5, 20 } })
    blue:add("warrior", { weapon = "spear", at = { 6.4, 20 } })
    local r = volley(a, { 10, 20 })
    t.equal(#r.blows, 1)
    t.yes(r.blows[1].at == near)
    t.yes(r.blows[1].by == a[1])                 -- the nearest archer
    t.equal(r.blows[1].kind, "volley")
    t.equal(r.blows[1].need, 6)
    t.no(r.blows[1].hit)
    t.no(r.blows[1].save)
  end,
}

scenario "UA: a 6 and a save of 5 is a wound, a 6 and a 6 is saved, a 5 is nothing" {
  covers = { "PIL-VOLLEY-04", "PIL-SAVE-01" },
  dice = { volley = { 6, 6, 5 }, save = { 5, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 4)
    local foes = blue:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
    local r = volley(a, { 11, 20 })
    t.yes(r.blows[1].wound)
    t.yes(r.blows[2].save.ok)
    t.equal(r.blows[2].save.need, 6)
    t.no(r.blows[3].hit)
    t.no(foes[1].alive)
    t.yes(foes[2].alive)
  end,
}

scenario "friend and foe alike, by the dice of each, and all fall together" {
  covers = { "PIL-VOLLEY-04" },
  dice = { volley = { 6, 6, 6 }, save = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 4)
    local friend = red:add("warrior", { weapon = "spear", at = { 10, 20 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 11, 20 } })
    local chief = blue:add("chief", { weapon = "spear", at = { 12, 20 } })
    engage(friend, foe)
    volley(a, { 11, 20 })
    t.no(friend.alive)
    t.no(foe.alive)
    t.equal(chief.hp, chief.max_hp - 1)
  end,
}

scenario "archers under their own arrows" {
  covers = { "PIL-VOLLEY-04" },
  dice = { volley = { 1, 6, 1, 1 }, save = { 1 } },
  run = function(t)
    local a = archers(band "vikings", 4)
    volley(a, { 11, 8 })
    t.no(a[2].alive)
    t.yes(a[1].alive)
  end,
}

scenario "rules of attack rolls have no say, rules of saves have" {
  covers = { "PIL-VOLLEY-04", "PIL-GEAR-01", "PIL-GEAR-04" },
  dice = { volley = { 1, 6 }, save = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:row(4, "warrior", { weapon = "bow", at = { 10, 8 } })
    red:add("warrior", { weapon = "spear", standard = true, at = { 16, 8 } })   -- re-rolls ones of attacks
    blue:add("warrior", { weapon = "spear", at = { 10, 20 } })
    blue:add("warrior", { weapon = "spear", standard = true, at = { 12, 20 } })
    local r = volley(a, { 11, 20 })
    t.no(r.blows[1].reroll)
    t.not_ran("PIL-GEAR-01")
    t.equal(r.blows[2].save.need, 7)                -- the bearer saves at -1
  end,
}

scenario "a rider who is hit rolls for his horse, and his size does not matter" {
  covers = { "PIL-VOLLEY-04", "PIL-CAV-06", "PIL-CAV-10" },
  dice = { volley = { 6, 6 }, target = { 3, 4 }, save = { 1, 5 }, strike = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = archers(red, 4)
    local r1 = blue:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, at = { 10, 20 } })
    local r2 = blue:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, at = { 12, 20 } })
    local r = volley(a, { 11, 20 })
    t.equal(r.blows[1].need, 6)
    t.equal(r.blows[1].part, "mount")
    t.equal(r.blows[2].part, "rider")
    t.yes(r.blows[2].save.ok)
    t.no(r1.mounted)
    t.yes(r1.alive)
    t.yes(r2.mounted)
  end,
}

scenario "riders and whoever is in melee can be spared" {
  covers = { "PIL-VOLLEY-04" },
  set = { ["rules.volley.immune.1"] = "rider" },
  dice = { volley = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = archers(red, 4)
    blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 20 } })
    local friend = red:add("warrior", { weapon = "spear", at = { 12, 20 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 13, 20 } })
    engage(friend, foe)
    t.equal(#volley(a, { 11, 20 }).blows, 2)
    next_turn()
    set("rules.volley.immune.1", "melee")
    t.equal(#volley(a, { 11, 20 }).blows, 1)
    next_turn()
    set("rules.volley.immune.1", "building")
    put(foe, { 30, 30 })
    put(friend, { 31, 30 })
    t.equal(#volley(a, { 11, 20 }).blows, 1)
  end,
}

scenario "a wall saves better from the front, by the direction from the nearest archer" {
  covers = { "PIL-VOLLEY-04", "PIL-WALL-02", "PIL-WALL-03" },
  dice = { volley = { 6, 1, 1, 1, 1, 6, 1, 1, 1, 1, 6, 1, 1, 1, 1 }, save = { 4, 6, 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 4)
    local wall = blue:row(5, "warrior", { weapon = "spear", shield = true, at = { 10, 20 } })
    form("shield_wall", wall, { faces = "south" })
    t.equal(volley(a, { 12, 22 }).blows[1].save.need, 4)
    next_turn()
    form("shield_wall", wall, { faces = "north" })
    t.equal(volley(a, { 12, 22 }).blows[1].save.need, 6)
    next_turn()
    set("rules.volley.modifiers.3", "none")
    t.equal(volley(a, { 12, 22 }).blows[1].save.need, 5)
  end,
}

scenario "which modifiers count is a data key" {
  covers = { "PIL-VOLLEY-04" },
  set = { ["rules.volley.modifiers.3"] = "long" },
  weather = "wind",
  dice = { volley = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = archers(red, 4)
    blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 11, 22 } })
    t.equal(volley(a, { 11, 22 }).blows[1].need, 8)      -- wind, long range
    next_turn()
    set("rules.volley.modifiers.3", "large")
    t.equal(volley(a, { 11, 22 }).blows[1].need, 6)      -- wind, a large target
    next_turn()
    set("rules.volley.modifiers.1", "none")
    t.equal(volley(a, { 11, 22 }).blows[1].need, 5)
  end,
}

scenario "what the weapon does to saves counts, unless the tables say no" {
  covers = { "PIL-VOLLEY-04" },
  set = { ["rules.weapon.bow.save_mod"] = -1 },
  dice = { volley = { 6, 6 }, save = { 6, 6, 6 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 4)
    blue:add("warrior", { weapon = "spear", at = { 11, 20 } })
    local chief = blue:add("chief", { weapon = "spear", armour = true, at = { 12, 40 } })
    t.equal(volley(a, { 11, 20 }).blows[1].save.need, 7)
    next_turn()
    put(chief, { 11, 20 })
    put("Warrior 5", { 40, 40 })
    set("rules.volley.modifiers.2", "none")
    t.equal(volley(a, { 11, 20 }).blows[1].save.need, 5)
  end,
}

scenario "need, radius and what an archer adds are data keys" {
  covers = { "PIL-VOLLEY-04" },
  set = { ["rules.volley.need"] = 4, ["rules.volley.radius"] = 1, ["rules.volley.per_archer"] = 2 },
  dice = { volley = { 4 }, save = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 5)
    local foe = blue:add("warrior", { weapon = "spear", at = { 11, 20 } })
    t.equal(volley(a, { 11, 20 }).radius, 3)
    t.no(foe.alive)
  end,
}

scenario "the exact chances of a volley over three men" {
  covers = { "PIL-VOLLEY-04" },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = archers(red, 4)
    local foes = blue:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })
    -- each is out with 1/6 of 5/6
    t.odds(function()
      volley(a, { 11, 20 })
      return foes[1].alive and foes[2].alive and foes[3].alive
    end, "29791/46656")
  end,
}
