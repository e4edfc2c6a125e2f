-- Assaults of buildings, at their doors and up their stairs.
local function held(opts)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local h = piece(opts.kind or "house", { at = { 20, 20 }, size = { 6, 6 }, floors = 2, doors = { { 20, 17 }, { 20, 23 }, { 17, 20 } } })
  local a = red:add("warrior", { name = "A", weapon = opts.weapon or "hand_weapon", shield = opts.shielded, at = { 20, 10 } })
  local c = red:add("warrior", { name = "C", weapon = "hand_weapon", at = { 20, 30 } })
  local e = red:add("warrior", { name = "E", weapon = "hand_weapon", at = { 10, 20 } })
  local d = {}
  for i = 1, opts.defenders or 1 do
    d[i] = blue:add("warrior", { name = "D" .. i, weapon = opts.armed or "hand_weapon", shield = opts.shield ~= false, armour = opts.armour, at = { 40, 2 * i } })
    put(d[i], h, opts.floor or 0)
  end
  return h, a, c, e, d
end

scenario "the man inside saves at +1: 4 in light armour, 3 in full, 5 in none" {
  covers = { "PIL-BUILD-08" },
  dice = { charge = { 5, 5, 5 } },
  run = function(t)
    for i, kit in ipairs { { shield = true, need = 4 }, { shield = true, armour = true, need = 3 }, { shield = false, need = 5 } } do
      battle {}
      local h, a, _, _, d = held(kit)
      local r = assault(a, h)
      t.yes(r.contact and r.bonus)
      t.equal(need("save", d[1], a), kit.need)
      t.explains("PIL-BUILD-08", 1)
      t.equal(need("hit", a, d[1]), kit.need == 5 and 2 or kit.need == 4 and 3 or 4)
      t.explains("PIL-CHARGE-11", 1)
    end
  end,
}

scenario "who is too far from the entrance falls short, and who cannot see it cannot charge" {
  covers = { "PIL-BUILD-08", "PIL-CHARGE-05" },
  dice = { charge = { 1 } },
  run = function(t)
    local h, a = held {}
    put(a, { 20, 7 })                                     -- 9.5 from the door, 8 + 1
    t.refused(function() assault(a, h, { door = 2 }) end, "PIL-CHARGE-05")
    t.no(assault(a, h).contact)
    t.equal(a.y, 11)
    local f = piece("field", { at = { 2, 2 }, size = { 2, 2 } })
    next_turn()
    t.refused(function() assault(a, f) end, "PIL-BUILD-01")
  end,
}

scenario "three attackers, two defenders: one at -1; against one defender -2" {
  covers = { "PIL-BUILD-09" },
  dice = { charge = { 5, 5, 5, 5, 5, 5 } },
  run = function(t)
    for n = 1, 2 do
      battle {}
      local h, a, c, e, d = held { defenders = n, shielded = true }
      put(a, { 20, 12 }) put(c, { 20, 28 }) put(e, { 12, 20 })
      for _, m in ipairs { a, c, e } do t.yes(assault(m, h).contact) end
      -- hand weapon against light armour: 4
      t.equal(need("hit", d[1], a), n == 2 and 5 or 6)
      t.explains("PIL-BUILD-09", n == 2 and -1 or -2)
      t.no(e.in_melee)
    end
  end,
}

scenario "one charge an entrance and turn" {
  covers = { "PIL-BUILD-09" },
  dice = { charge = { 5 } },
  run = function(t)
    local h, a, c = held { defenders = 2 }
    assault(a, h)
    put(c, { 22, 12 })
    t.refused(function() assault(c, h, { door = 1 }) end, "PIL-BUILD-09")
  end,
}

scenario "with the other reading two charge at one entrance, each against a man of his own" {
  covers = { "PIL-BUILD-09" },
  dice = { charge = { 5, 5 } },
  set = { ["rules.building.per_entrance"] = false },
  run = function(t)
    local h, a, c, _, d = held { defenders = 2 }
    put(c, { 23, 12 })
    t.yes(assault(a, h).contact)
    t.yes(assault(c, h, { door = 1 }).contact)
    t.yes(d[1].in_melee and d[2].in_melee)
  end,
}

scenario "with the other reading an entrance out of sight is charged, as far as the way goes" {
  covers = { "PIL-BUILD-08", "PIL-CHARGE-05" },
  dice = { charge = { 5 } },
  set = { ["rules.building.assault_los"] = "none" },
  run = function(t)
    local h, a = held {}
    t.no(assault(a, h, { door = 2 }).contact)
  end,
}

scenario "two attackers at two doors, one defender: every number of the example" {
  covers = { "PIL-BUILD-08", "PIL-BUILD-09" },
  dice = { charge = { 5, 5 }, hit = { A = { 3 }, D1 = { 5 } }, save = { D1 = { 4 }, A = { 6 } } },
  run = function(t)
    local h, a, c, _, d = held { armed = "spear" }
    put(a, { 20, 12 }) put(c, { 20, 28 })
    assault(a, h)
    assault(c, h)
    local r = fight(a, d[1])
    local mine, his = r:by(a)[1], r:by(d[1])[1]
    t.equal(mine.need, 3 + 0)                             -- 4 against a shield, +1 charge
    t.equal(mine.save.need, 4)                            -- 5, +1 inside
    t.equal(his.need, 5)                                  -- 4 with a spear, -1 for the attacker nobody faces
    t.yes(mine.hit and mine.save.ok and his.hit and his.save.ok)
    t.equal(his.save.need, 6)                             -- he wears nothing
    t.equal(#r:by(c), 0)
  end,
}

scenario "the player of the defenders says who stands at the door" {
  covers = { "PIL-BUILD-09" },
  dice = { charge = { 5 } },
  choices = { defend = { "D2" } },
  run = function(t)
    local h, a, _, _, d = held { defenders = 2 }
    assault(a, h)
    t.yes(d[2].in_melee)
    t.no(d[1].in_melee)
  end,
}

scenario "a fortified house is taken by its main door, which is broken first" {
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5, 5 }, hit = { 3 } },
  run = function(t)
    local h, a, c, _, d = held { kind = "tower", weapon = "dane_axe" }
    t.refused(function() assault(c, h, { door = 2 }) end, "PIL-BUILD-10")
    t.refused(function() batter(a) end, "PIL-BUILD-10")
    t.yes(assault(a, h).contact)
    t.no(a.in_melee)
    t.yes(batter(a).ok)                                   -- 4 against FA, +1: 3
    t.explains("PIL-CHARGE-11", 1)
    next_turn()
    put(a, { 20, 12 })
    t.yes(assault(a, h).contact)
    t.yes(a.in_melee)
  end,
}

scenario "an improvised weapon needs a six for the door" {
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5, 5 }, hit = { 5, 6 } },
  run = function(t)
    for _, broken in ipairs { false, true } do
      battle {}
      local h, a = held { kind = "tower", weapon = "improvised" }
      assault(a, h)
      t.equal(batter(a).ok, broken)                       -- 7, +1: 6
      t.explains("PIL-CHARGE-11", 1)
      if not broken then t.refused(function() batter(a) end, "PIL-MELEE-01") end
    end
  end,
}

scenario "the odds at a door are those of the blow" {
  covers = { "PIL-BUILD-10" },
  run = function(t)
    local h, a = held { kind = "tower", weapon = "dane_axe" }
    -- reached with every roll; a roll of 1 has no bonus: 1/3 * 3/6 + 2/3 * 4/6
    t.odds(function() assault(a, h) return batter(a).ok end, "11/18")
  end,
}

scenario "up the stairs there is no charge die and no bonus, and the defender saves at 4" {
  covers = { "PIL-BUILD-14", "PIL-BUILD-08" },
  run = function(t)
    local h, a, _, _, d = held { floor = 1 }
    put(a, h, 0)
    t.yes(assault(a, h).contact)
    t.equal(need("save", d[1], a), 4)
    t.equal(need("hit", a, d[1]), 4)
    t.equal(need("save", a, d[1]), 6)                     -- he is not the one inside
  end,
}
