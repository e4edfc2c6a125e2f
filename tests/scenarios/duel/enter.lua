-- Entering combat: contact, whose turn it is, one opponent, several attackers.

local function sides()
  return band { name = "red" }, band { name = "blue" }
end

scenario "a model fights whom it has moved into contact with" {
  covers = { "POWER-ENG-01" },
  dice = { attack = { 3, 1, 1, 1 } },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 20, 10 }, hp = 3 })
    t.refused(function() fight(a, d) end, "POWER-ENG-01")
    move(a, { 19, 10 })
    t.yes(a:touches(d))
    t.equal(fight(a, d).damage, 1)
  end,
}

scenario "a model fights whom it touched when its turn began, although the other one came" {
  covers = { "POWER-ENG-01", "POWER-ENG-02" },
  dice = { attack = { a = { 6 }, d = { 1 } } },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 }, name = "a", power = 1 })
    local d = blue:add("fighter", { at = { 20, 10 }, name = "d", power = 1 })
    next_turn()
    move(d, { 11, 10 })
    next_turn()
    local r = fight(a, d)
    t.equal(r.damage, 1) t.equal(r.damage_taken, 0)
    t.equal(a.foe, d) t.equal(d.foe, nil)
  end,
}

scenario "bases a hair apart do not touch, and the order tells the distance" {
  covers = { "POWER-ENG-01" },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11.01, 10 } })
    t.refused(function() fight(a, d) end, "POWER-ENG-01")
    t.refused(function() attack(a) end, "POWER-ENG-01")
    set("rules.power.contact.max", 0.01)
    t.odds(function() return fight(a, d, { attack = 1, answer = 1 }).damage == 1 end, "4/9")
  end,
}

scenario "only models of the active player attack" {
  covers = { "POWER-ENG-02" },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 } })
    local friend = red:add("fighter", { at = { 9, 10 } })
    t.refused(function() fight(d, a) end, "POWER-ENG-02")
    t.refused(function() fight(a, friend) end, "POWER-ENG-02")
    t.yes(red.initiative) t.no(blue.initiative)
    next_turn()
    t.no(red.initiative) t.yes(blue.initiative)
    t.refused(function() fight(a, d) end, "POWER-ENG-02")
    attack(d, a)
    t.equal(d.foe, a)
  end,
}

scenario "the turn goes round all players, a band on a side of another plays with it" {
  covers = { "POWER-ENG-02" },
  run = function(t)
    local red, blue = sides()
    local allies = band { name = "allies", with = red }
    local green = band { name = "green" }
    next_turn()
    t.yes(blue.initiative)
    next_turn() t.yes(green.initiative)
    next_turn() t.yes(red.initiative) t.yes(allies.initiative)
  end,
}

scenario "a model fights one of several enemies, and no other this turn" {
  covers = { "POWER-ENG-03" },
  dice = { attack = { 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    local x = blue:add("fighter", { at = { 11, 10 }, name = "X" })
    local y = blue:add("fighter", { at = { 9, 10 }, name = "Y" })
    fight(a, x)
    t.refused(function() fight(a, y) end, "POWER-ENG-03")
    t.refused(function() fight(a, x) end, "POWER-ENG-03")
    next_turn() next_turn()
    attack(a, y)
    t.equal(a.foe, y)
  end,
}

scenario "whom of several a model fights, its player picks" {
  covers = { "POWER-ENG-03" },
  choices = { opponent = { "Y" } },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    blue:add("fighter", { at = { 11, 10 }, name = "X" })
    local y = blue:add("fighter", { at = { 9, 10 }, name = "Y", hp = 1 })
    t.equal(best(function() return fight(a, nil, { attack = 2, answer = 0 }).damage end, { side = red }):mean() > 0, true)
    attack(a)
    t.equal(a.foe, y)
  end,
}

scenario "the best opponent is the one that dies more easily" {
  covers = { "POWER-ENG-03" },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 }, power = 1 })
    local x = blue:add("fighter", { at = { 11, 10 }, name = "X", hp = 2, power = 0 })
    local y = blue:add("fighter", { at = { 9, 10 }, name = "Y", hp = 1, power = 0 })
    local b = best(function() fight(a) return not (x.alive and y.alive) end, { side = red })
    t.equal(b:fraction(true), "2/3")
    t.yes(b.decisions[1]:find("Y", 1, true))
  end,
}

scenario "two models attack one, in turn; the dead are attacked no more" {
  covers = { "POWER-ENG-04" },
  dice = { attack = { A1 = { 4 }, A2 = { 4 }, D = { 1 } }, defence = { D = { 1 } } },
  run = function(t)
    local red, blue = sides()
    local a1 = red:add("fighter", { at = { 9, 10 }, name = "A1", power = 1 })
    local a2 = red:add("fighter", { at = { 11, 10 }, name = "A2", power = 1 })
    local a3 = red:add("fighter", { at = { 10, 11 }, name = "A3", power = 1 })
    local d = blue:add("fighter", { at = { 10, 10 }, name = "D", power = 1, hp = 2 })
    t.equal(fight(a1, d).damage, 1)
    t.equal(fight(a2, d).damage, 1)
    t.no(d.alive)
    t.refused(function() fight(a3, d) end, "POWER-WOUND-02")
    t.equal(d.fights, 2) t.equal(a1.fights, 1)
  end,
}

scenario "a fight that is announced is rolled before the next, and before the turn ends" {
  covers = { "POWER-ENG-04" },
  dice = { attack = { 1, 1 } },
  run = function(t)
    local red, blue = sides()
    local a1 = red:add("fighter", { at = { 9, 10 }, power = 1 })
    local a2 = red:add("fighter", { at = { 11, 10 }, power = 1 })
    local d = blue:add("fighter", { at = { 10, 10 }, power = 1 })
    attack(a1, d)
    t.refused(function() fight(a2, d) end, "POWER-ENG-04")
    t.refused(function() next_turn() end, "POWER-ENG-04")
    fight()
    attack(a2, d)
    t.equal(a2.foe, d)
  end,
}

scenario "nobody has to attack: who passes stays in contact, and no die falls" {
  covers = { "POWER-ENG-05" },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 } })
    pass(a)
    t.yes(a:touches(d)) t.equal(a.fights, 0) t.equal(d.fights, 0) t.equal(a.foe, nil)
    t.equal(a.hp, 2) t.equal(d.hp, 2)
    t.refused(function() pass(d) end, "POWER-ENG-02")
    t.equal(fight(a, d, { attack = 0, answer = 0 }).hits, 0) -- it may still think better of it
  end,
}

scenario "in contact nobody shoots, and everybody may leave" {
  covers = { "POWER-ENG-05" },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 } })
    local far = blue:add("fighter", { at = { 30, 10 } })
    t.refused(function() shoot(a, d, 1) end, "POWER-ENG-05")
    t.refused(function() shoot(a, far, 1) end, "POWER-ENG-05")
    move(a, { 20, 10 })
    shoot(a, far, 1)
    t.equal(far.hp, 1)
    t.refused(function() shoot(d, a, 1) end, "POWER-ENG-02")
  end,
}

scenario "what contact hinders is told by the tables" {
  covers = { "POWER-ENG-05" },
  set = { ["rules.power.contact.shoot"] = true, ["rules.power.contact.leave"] = false },
  run = function(t)
    local red, blue = sides()
    local a = red:add("fighter", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 } })
    shoot(a, d, 1)
    t.equal(d.hp, 1)
    t.refused(function() move(a, { 20, 10 }) end, "POWER-ENG-05")
    t.equal(a.x, 10)
  end,
}

scenario "rules may forbid to move, to shoot and to fight" {
  covers = { "POWER-ENG-05" },
  run = function(t)
    local red, blue = sides()
    local a = red:add("knight", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 } })
    local far = blue:add("fighter", { at = { 30, 10 } })
    t.refused(function() fight(a, d) end, "duel:frozen")
    t.refused(function() move(a, { 20, 10 }) end, "duel:frozen")
    off "duel:frozen"
    move(a, { 20, 10 })
    on "duel:frozen"
    t.refused(function() shoot(a, far, 1) end, "duel:frozen")
  end,
}

rule "duel:frozen" {
  title = "Frozen", troop = "knight",
  hook = { "duel.can_move", "duel.can_shoot", "duel.can_fight" },
  effect = function(ev) ev:refuse("stands still") end,
}
