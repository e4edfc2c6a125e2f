-- Who stands at the entrances of buildings: beside each other, and no longer.
local function held(opts)
  local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local h = piece(opts.kind or "house", { at = { 20, 20 }, size = { 6, 6 }, floors = 2, doors = { { 20, 17 }, { 20, 23 }, { 17, 20 } } })
  local a = red:add("warrior", { name = "A", weapon = opts.weapon or "hand_weapon", at = { 20, 12 } })
  local c = red:add("warrior", { name = "C", weapon = opts.weapon or "hand_weapon", at = { 20, 28 } })
  local d = {}
  for i = 1, opts.defenders or 1 do
    d[i] = blue:add("warrior", { name = "D" .. i, weapon = opts.armed or "hand_weapon", shield = true, at = { 40, 2 * i } })
    put(d[i], h, opts.floor or 0)
  end
  return h, a, c, d, red
end

scenario "several men stand at a reinforced door and strike it" {
  covers = { "PIL-BUILD-10", "PIL-BUILD-09" },
  dice = { charge = { 5, 5 }, hit = { A = { 1 }, C = { 3 } } },
  run = function(t)
    local h, a, c = held { kind = "tower", weapon = "dane_axe" }
    put(c, { 23, 12 })
    t.yes(assault(a, h).contact)
    t.yes(assault(c, h, { door = 1 }).contact)
    t.equal(c.x, 21) t.equal(c.y, 16.5)                     -- beside A
    t.no(batter(a).ok)
    t.yes(batter(c).ok)
  end,
}

scenario "there is no room for a second man where the tables give none" {
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5, 5 } },
  set = { ["rules.building.door.beside"] = 0 },
  run = function(t)
    local h, a, c = held { kind = "tower" }
    put(c, { 23, 12 })
    t.yes(assault(a, h).contact)
    t.no(assault(c, h, { door = 1 }).contact)
    t.no(c.x == 20)
  end,
}

scenario "a door that holds is struck again in the next turn, without the charge bonus" {
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5 }, hit = { 2, 3 } },
  run = function(t)
    local h, a = held { kind = "tower", weapon = "dane_axe" }
    assault(a, h)
    t.no(batter(a).ok)
    next_turn()
    t.no(batter(a).ok)                                    -- 4 against FA, a 3 is not enough
  end,
}

scenario "an attacker who is pushed back from the entrance weighs on the defenders no more" {
  covers = { "PIL-BUILD-09", "PIL-PUSH-04" },
  dice = { charge = { 5, 5 }, push = { 5 }, hit = { 1 } },
  run = function(t)
    local h, a, c, d = held { defenders = 2 }
    assault(a, h)
    assault(c, h)
    t.equal(need("hit", d[2], c), 3)
    next_turn()
    push(d[1], a)
    fight(a, d[1])
    t.equal(a.y, 15.5)                                     -- 1" from the door
    next_turn()
    t.equal(need("hit", d[2], c), 3)
  end,
}

scenario "who throws the enemy out enters in his next move" {
  covers = { "PIL-BUILD-08", "PIL-BUILD-07" },
  dice = { charge = { 5 }, hit = { A = { 6 }, D1 = { 1 } }, save = { 1 } },
  run = function(t)
    local h, a, _, d = held {}
    assault(a, h)
    t.refused(function() enter(a, h) end, "PIL-BUILD-07")
    fight(a, d[1])
    t.no(d[1].alive)
    next_turn()
    local r = enter(a, h)
    t.yes(r.ok)
    t.equal(r.left, 8)                                    -- he stands at the door
    t.equal(a.inside, h)
  end,
}

scenario "who is thrown off an upper floor leaves it to those on the stairs" {
  covers = { "PIL-BUILD-14", "PIL-BUILD-08" },
  dice = { hit = { A = { 6 }, D1 = { 1 } }, save = { 1 } },
  run = function(t)
    local h, a, _, d = held { floor = 1 }
    put(a, h, 0)
    assault(a, h)
    fight(a, d[1])
    next_turn()
    t.yes(floor(a, 1).ok)
  end,
}

scenario "with the other reading nobody charges up the stairs" {
  covers = { "PIL-BUILD-14" },
  set = { ["rules.building.stairs"] = false },
  run = function(t)
    local h, a = held { floor = 1 }
    put(a, h, 0)
    t.refused(function() assault(a, h) end, "PIL-BUILD-14")
  end,
}

scenario "an archer shoots through the entrance at who charges it, and a charge names the building" {
  covers = { "PIL-BUILD-08", "PIL-REACT-02" },
  dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local h, a, _, d = held { armed = "bow" }
    t.refused(function() charge(a, d[1]) end, "PIL-BUILD-08")
    assault(a, h, { react = "bow" })
    t.no(a.alive)
    t.no(d[1].in_melee)
    t.equal(d[1].inside, h)
  end,
}

-- A reinforced door is struck like anybody else: rules have their say.
talent "test_breaker" { title = "Breaker", price = 1 }
rule "test:breaker" {
  title = "Breaker", talent = "test_breaker",
  {
    hook = "pillage.modify_attack_reroll",
    when = function(ev) return ev.target.object and ev.target.troop == "door" and not ev.target.faction end,
    effect = function(ev) ev:reroll("fails") end,
  },
  { hook = "pillage.modify_attack", when = function(ev) return ev.target.object end, effect = function(ev) ev:modify(-1) end },
  { hook = "pillage.on_attack_rolled", when = function(ev) return ev.natural == 2 end, effect = function(ev)
    ev:attack { by = ev.attacker, at = ev.target, weapon = ev.weapon }
  end },
}

scenario "rules for blows hold at a door too" {
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5 }, hit = { 1, 2, 4, 6 } },
  run = function(t)
    local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
    local h = piece("tower", { at = { 20, 20 }, size = { 6, 6 }, doors = { { 20, 17 } } })
    local a = red:add("chief", { name = "A", weapon = "hand_weapon", talents = { "test_breaker" }, at = { 20, 12 } })
    local d = blue:add("warrior", { name = "D", weapon = "spear", at = { 40, 2 } })
    put(d, h)
    assault(a, h)
    t.yes(batter(a).ok)                                     -- 5+: 1, again 2, but one more blow, a 6+: 4, again 6
    t.equal(blue.losses, 0)                               -- a door is nobody
  end,
}

scenario "a door of two hit points takes two hits" {
  set = { ["rules.troop.door.hp"] = 2 },
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5 } },
  run = function(t)
    local red, blue = band("vikings", { name = "red" }), band("anglo_saxons", { name = "blue" })
    local h = piece("tower", { at = { 20, 20 }, size = { 6, 6 }, doors = { { 20, 17 } } })
    local a = red:add("warrior", { name = "A", weapon = "dane_axe", at = { 20, 12 } })
    put(blue:add("warrior", { name = "D", weapon = "spear", at = { 40, 2 } }), h)
    assault(a, h)
    t.odds(function() batter(a) next_turn() return batter(a).ok end, "1/3")   -- 3+ with the charge, 4+ then
  end,
}

scenario "a door of wood alone is an easier mark" {
  set = { ["rules.troop.door.class"] = "UA" },
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5 } },
  run = function(t)
    local h, a = held { kind = "tower", weapon = "dane_axe" }
    assault(a, h)
    t.odds(function() return batter(a).ok end, "5/6")     -- 3+, and the charge
  end,
}

scenario "a fortified building is taken by every door where the tables say so" {
  covers = { "PIL-BUILD-10" },
  dice = { charge = { 5 } },
  run = function(t)
    local h, _, c = held { kind = "tower" }
    t.refused(function() assault(c, h, { door = 2 }) end, "PIL-BUILD-10")
    set("rules.building.any_door", true)
    t.yes(assault(c, h, { door = 2 }).contact)
  end,
}
