-- Splitting the power dice.

local function pair(a, d)
  local red, blue = band { name = "red" }, band { name = "blue" }
  a.at, d.at = { 10, 10 }, { 11, 10 }
  return red:add("fighter", { name = "A" }, a), blue:add("fighter", { name = "D" }, d), red, blue
end

scenario "attack and defence dice are the power of a model, in every fight anew" {
  covers = { "POWER-ALLOC-01" },
  dice = { attack = { 1, 1, 1, 1 } },
  run = function(t)
    local a, d, red = pair({ power = 3 }, { power = 3 })
    local a2 = red:add("fighter", { at = { 12, 10 }, power = 1 })
    t.equal(power(a), 3)
    attack(a, d)
    local r = allocate(d, 1)
    t.equal(r.attack, 1) t.equal(r.defence, 2)
    r = allocate(a, 2)
    t.equal(r.attack, 2) t.equal(r.defence, 1)
    fight()
    attack(a2, d)
    t.equal(allocate(d, 0).defence, 3)
    t.equal(fight(a2, d).attack, 1)
  end,
}

scenario "with power 0 a model neither attacks nor defends" {
  covers = { "POWER-ALLOC-01" },
  dice = { attack = { 5, 5, 5 } },
  run = function(t)
    local a, d = pair({ power = 3 }, { power = 0, hp = 4 })
    t.equal(power(d), 0)
    local r = fight(a, d)
    t.equal(r.damage, 3) t.equal(r.answer, 0) t.equal(r.damage_taken, 0)
    t.equal(d.hp, 1)
  end,
}

scenario "a rule may lend power, never below none" {
  covers = { "POWER-ALLOC-01" },
  run = function(t)
    local a, d = pair({ power = 1 }, { power = 0 })
    local k = band { name = "green" }:add("captain", { at = { 30, 30 } })
    t.equal(power(k), 1) t.equal(k.power, 3)
    t.equal(power(a), 1) t.equal(power(d), 0)
    set("rules.troop.captain.power", 1) -- printed on the cards that come later
    t.equal(power(k), 1)
  end,
}

rule "duel:bound" {
  title = "Bound", troop = "captain", hook = "duel.modify_power",
  effect = function(ev) ev:modify(-2) end,
}

scenario "the attacked one declares first; then the other, and nothing changes any more" {
  covers = { "POWER-ALLOC-02" },
  dice = { attack = { D = { 1, 1 }, A = { 6 } }, defence = { D = { 1 } } },
  run = function(t)
    local a, d = pair({ power = 3 }, { power = 3, hp = 3 })
    local other = band { name = "green" }:add("fighter", { at = { 30, 30 } })
    t.refused(function() allocate(d, 2) end, "POWER-ALLOC-02") -- nothing is announced
    attack(a, d)
    t.refused(function() allocate(a, 1) end, "POWER-ALLOC-02")
    t.refused(function() allocate(other, 1) end, "POWER-ALLOC-02")
    allocate(d, 3)
    allocate(d, 2) -- the other has not heard of it yet
    t.yes(d.declared) t.equal(d.attack_dice, 2) t.no(a.declared)
    allocate(a, 1)
    t.refused(function() allocate(d, 1) end, "POWER-ALLOC-02")
    t.refused(function() fight(a, d, { answer = 1 }) end, "POWER-ALLOC-02")
    t.equal(d.attack_dice, 2)
    local r = fight()
    t.equal(r.answer, 2) t.equal(r.attack, 1) t.equal(r.damage, 1)
    t.no(d.declared) t.no(a.declared)
  end,
}

scenario "both splits are explained before any roll, the defender's first" {
  covers = { "POWER-ALLOC-02" },
  dice = { attack = { 1, 1 } },
  choices = { allocate = { "1", "1" } },
  run = function(t)
    local a, d = pair({ power = 2 }, { power = 2 })
    fight(a, d)
    local why = explain()
    local first, second = why:find("D: 1 attack, 1 defence", 1, true), why:find("A: 1 attack, 1 defence", 1, true)
    t.yes(first and second and first < second)
    t.yes(second < why:find("rolled", 1, true))
    t.explains("POWER-ALLOC-02")
  end,
}

scenario "every split of three dice is legal, and all three are used" {
  covers = { "POWER-ALLOC-03" },
  run = function(t)
    for n = 0, 3 do
      battle {}
      local a, d = pair({ power = 3 }, { power = 3 })
      attack(a, d)
      t.equal(allocate(d, n, { defence = 3 - n }).defence, 3 - n)
      t.refused(function() allocate(a, 2, { defence = 2 }) end, "POWER-ALLOC-03")
      t.refused(function() allocate(a, 1, { defence = 1 }) end, "POWER-ALLOC-03")
      t.refused(function() allocate(a, 4) end, "POWER-ALLOC-03")
      t.equal(allocate(a, n).defence, 3 - n)
    end
    battle {}
    local a, d = pair({ power = 3 }, { power = 3 })
    t.refused(function() fight(a, d, { attack = 4 }) end, "POWER-ALLOC-03")
    t.refused(function() fight(a, d, { answer = 4 }) end, "POWER-ALLOC-03")
    t.equal(a.fights, 0) t.equal(a.foe, nil)
  end,
}

scenario "in the second fight of a turn all dice are defence" {
  covers = { "POWER-ALLOC-04" },
  dice = { attack = { 1, 1, 1, 3, 4, 6 }, defence = { 5, 2 } },
  run = function(t)
    local a1, d, red = pair({ power = 1 }, { power = 2, hp = 3 })
    local a2 = red:add("fighter", { at = { 12, 10 }, power = 3 })
    fight(a1, d)
    t.refused(function() fight(a2, d, { answer = 1 }) end, "POWER-ALLOC-04")
    attack(a2, d)
    t.refused(function() allocate(d, 1, { defence = 1 }) end, "POWER-ALLOC-04")
    local r = fight(a2, d, { attack = 3 })
    t.equal(r.answer, 0) t.equal(r.hits, 3) t.equal(r.damage, 2) t.equal(r.damage_taken, 0)
  end,
}

scenario "the count of fights begins anew with the turn of each player" {
  covers = { "POWER-ALLOC-04" },
  run = function(t)
    local a, d = pair({ power = 2 }, { power = 2, hp = 9 })
    fight(a, d, { attack = 0, answer = 0 })
    t.equal(d.fights, 1) t.equal(a.fights, 1)
    next_turn()
    t.equal(d.fights, 0) t.equal(a.fights, 0)
    t.odds(function() return fight(d, a, { attack = 2, answer = 0 }).hits == 2 end, "4/9")
  end,
}

scenario "after how many fights a model is worn out is told by the tables" {
  covers = { "POWER-ALLOC-04" },
  set = { ["rules.power.exhausted_after"] = 2 },
  run = function(t)
    local a1, d, red = pair({ power = 1 }, { power = 2, hp = 9 })
    local a2 = red:add("fighter", { at = { 12, 10 }, power = 1 })
    local a3 = red:add("fighter", { at = { 11, 11 }, power = 1 })
    fight(a1, d, { attack = 0, answer = 0 })
    attack(a2, d)
    t.equal(allocate(d, 2).attack, 2)
    allocate(a2, 0)
    t.odds(function() return fight().hits_taken == 2 end, "4/9")
    undo(true) undo(true) undo(true)
    fight(a2, d, { attack = 0, answer = 0 })
    t.refused(function() fight(a3, d, { answer = 2 }) end, "POWER-ALLOC-04")
  end,
}

scenario "against dice that only defend all dice go into attack" {
  covers = { "POWER-ALLOC-05" },
  run = function(t)
    local a, d, red = pair({ power = 3, hp = 4 }, { power = 3, hp = 4 })
    local f = function() return fight(a, d, { answer = 0 }).damage end
    local b = best(f, { side = red })
    t.equal(b.decisions[1], "allocate, A against 0 attack, 3 defence: 3 (always)")
    local d3 = odds(function() return fight(a, d, { answer = 0, attack = 3 }) .damage end)
    t.equal(d3:mean(), 272 / 243) t.equal(b:mean(), 272 / 243)
    t.equal(odds(function() return fight(a, d, { answer = 0, attack = 3 }).hits end):mean(), 2)
  end,
}

scenario "who declares second fits his split to the first" {
  covers = { "POWER-ALLOC-05" },
  run = function(t)
    -- A slays D with one hit, and falls to one: he parries only where D strikes.
    local a, d, red, blue = pair({ power = 2, hp = 1 }, { power = 2, hp = 1 })
    local outcome = function(answer) return function()
      fight(a, d, { answer = answer })
      return (a.alive and 1 or 0) - (d.alive and 1 or 0)
    end end
    t.equal(best(outcome(0), { side = red }).decisions[1], "allocate, A against 0 attack, 2 defence: 2 (always)")
    -- The answer of D by a player who takes the default, and by one who decides as is best for him.
    local byDefault = best(outcome(), { side = red })
    local both = best(outcome())
    t.equal(byDefault:mean(), best(outcome(2), { side = red }):mean())
    t.yes(both:mean() >= byDefault:mean())
    choices { allocate = { "1" } } -- or by one who was asked
    local told = best(outcome(), { side = red }):mean()
    choices {}
    t.equal(told, best(outcome(1), { side = red }):mean())
  end,
}
