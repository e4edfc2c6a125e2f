-- UA 6, SA 5, FA 4.
scenario "UA saves with 6, SA with 5, FA with 4" {
  covers = { "PIL-SAVE-02" },
  dice = { hit = { 3, 3, 4, 5, 5 }, save = { 6, 5, 5, 4, 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local function pair(y, kit)
      local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, y } })
      local b = blue:add("warrior", kit, { weapon = "hand_weapon", at = { 11, y } })
      engage(a, b)
      return a, b
    end
    local function saved(a, b) return attack(a, b, { kind = "melee" }).blows[1].save.ok end
    local a1, ua = pair(10, {})
    local a2, sa = pair(20, { armour = true })
    local a3, fa = pair(30, { armour = true, shield = true })
    t.yes(saved(a1, ua))
    t.no(saved(a1, ua))
    t.yes(saved(a2, sa))
    t.yes(saved(a3, fa))
    t.no(saved(a3, fa))
  end,
}

scenario "an FA man in a shield wall saves with 3 and cannot raise his shield" {
  covers = { "PIL-SAVE-02" },
  dice = { hit = { 5 }, save = { 3 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local wall = red:row(5, "warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 20, 20 } })
    form("shield_wall", wall, { faces = "north" })
    local enemy = blue:add("warrior", { weapon = "hand_weapon", touch = wall[3], bearing = 0 })
    engage(enemy, wall[3])
    t.refused(function() raise_shield(wall[3]) end, "PIL-WALL-02")
    local blow = attack(enemy, wall[3], { kind = "melee" }).blows[1]
    t.equal(blow.save.need, 3)
    t.yes(blow.save.ok)
  end,
}

scenario "against two enemies SA needs 6 and UA 7" {
  covers = { "PIL-SAVE-02", "PIL-MULTI-03" },
  -- three fights: first attacker, second attacker (none at a dead man), the man alone
  dice = { hit = { 4, 1, 1, 3, 1, 3, 1, 1 }, save = { 6, 6, 3, 6, 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local function alone(y, kit)
      local a = red:add("warrior", { weapon = "hand_weapon", at = { 9, y } })
      local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 11, y } })
      local b = blue:add("warrior", kit, { weapon = "hand_weapon", at = { 10, y } })
      engage(a, b)
      engage(a2, b)
      return a, b
    end
    local a1, sa = alone(10, { armour = true })
    local a3, lost = alone(20, {})
    local a5, saved = alone(30, {})
    local first = fight(a1, sa):by(a1)[1].save
    t.equal(first.need, 6)
    t.yes(first.ok)
    local second = fight(a3, lost):by(a3)[1].save
    t.equal(second.need, 7)
    t.no(second.ok)
    t.no(lost.alive)
    local third = fight(a5, saved):by(a5)[1].save
    t.equal(third.need, 7)
    t.yes(third.ok)
    t.yes(saved.alive)
  end,
}
