-- Wounds, death, healing.

local function pair(a, d)
  local red, blue = band { name = "red" }, band { name = "blue" }
  a.at, d.at = { 10, 10 }, { 11, 10 }
  return red:add("fighter", { name = "A" }, a), blue:add("fighter", { name = "D" }, d), red, blue
end

-- A far enemy that hurts m from elsewhere.
local function hurt(side, m, n)
  local far = side:add("fighter", { at = { 30, 30 } })
  shoot(far, m, n)
end

scenario "armour tokens go first, then wound markers are placed" {
  covers = { "POWER-WOUND-01" },
  dice = { attack = { 3, 3, 3 } },
  run = function(t)
    local a, d = pair({ power = 3 }, { power = 0, hp = 2, armour_tokens = 2 })
    t.equal(fight(a, d).damage, 3)
    t.equal(d.armour_tokens, 0) t.equal(d.hp, 1)
    t.explains("POWER-WOUND-01")
  end,
}

scenario "a token lost is no wound" {
  covers = { "POWER-WOUND-01" },
  dice = { attack = { 3, 4 }, defence = { D = { 4 }, A = { 4 } } },
  run = function(t)
    local a, d = pair({ power = 1 }, { power = 1, hp = 2, armour_tokens = 2 })
    fight(a, d, { answer = 0, attack = 1 })
    t.equal(d.armour_tokens, 1) t.equal(d.hp, 2)
    next_turn()
    t.equal(fight(d, a, { attack = 1, answer = 0 }).hits, 1) -- a 4 still hits
  end,
}

scenario "an extra-health token is one more marker to stand" {
  covers = { "POWER-WOUND-01" },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local three = blue:add("fighter", { at = { 10, 10 }, hp = 2, armour_tokens = 1, extra_health = 1 })
    local four = blue:add("fighter", { at = { 20, 10 }, hp = 2, armour_tokens = 1, extra_health = 1 })
    t.equal(three.max_hp, 3)
    hurt(red, three, 3)
    t.yes(three.alive) t.equal(three.armour_tokens, 0) t.equal(three.max_hp - three.hp, 2)
    t.equal(three.extra_health, 1)
    hurt(red, four, 4)
    t.no(four.alive)
  end,
}

scenario "or a layer between armour and markers, which leaves a model unhurt" {
  covers = { "POWER-WOUND-01" },
  set = { ["rules.power.absorb_order"] = "layer" },
  dice = { attack = { D = { 4 }, A = { 4 } } },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local d = blue:add("fighter", { at = { 10, 10 }, hp = 2, power = 1, armour_tokens = 1, extra_health = 1, name = "D" })
    local a = red:add("fighter", { at = { 11, 10 }, power = 1, hp = 4, name = "A" })
    hurt(red, d, 2)
    t.equal(d.armour_tokens, 0) t.equal(d.extra_health, 0) t.equal(d.hp, 2) t.equal(d.max_hp, 2)
    t.equal(fight(a, d).hits_taken, 1) -- it strikes as unhurt, with a 4
    hurt(red, d, 1)
    t.no(d.alive)
  end,
}

scenario "as many markers as health are death, and the rest is nothing" {
  covers = { "POWER-WOUND-02" },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local two = blue:add("fighter", { at = { 10, 10 }, hp = 2 })
    local four = blue:add("fighter", { at = { 14, 10 }, hp = 4 })
    local one = blue:add("fighter", { at = { 18, 10 }, hp = 1 })
    hurt(red, two, 2) hurt(red, four, 1) hurt(red, one, 3)
    t.no(two.alive) t.no(one.alive)
    t.yes(four.alive) t.equal(four.hp, 3)
    local dead = graveyard(blue)
    t.equal(#dead, 2) t.equal(dead[1], two) t.equal(dead[2], one)
    t.equal(#graveyard(red), 0)
    t.equal(blue.losses, 2)
    t.fails(function() blue:add("fighter", { at = { 40, 40 }, hp = 2, wounds = 2 }) end, "E-ARG")
  end,
}

scenario "the dead touch nobody, and do nothing" {
  covers = { "POWER-WOUND-02" },
  run = function(t)
    local a, d, red, blue = pair({}, { hp = 1 })
    local far = blue:add("fighter", { at = { 40, 10 } })
    hurt(red, d, 1)
    shoot(a, far, 1) -- nobody hinders it any more
    t.equal(far.hp, 1)
    t.refused(function() pass(d) end, "POWER-WOUND-02")
    t.refused(function() shoot(a, d, 1) end, "POWER-WOUND-02")
  end,
}

scenario "both die in one fight" {
  covers = { "POWER-WOUND-03" },
  dice = { attack = { A = { 4, 1 }, D = { 3, 2 } } },
  run = function(t)
    local a, d, red, blue = pair({ power = 2, hp = 1 }, { power = 2, hp = 1 })
    local r = fight(a, d, { attack = 2, answer = 2 })
    t.equal(r.damage, 1) t.equal(r.damage_taken, 1)
    t.no(a.alive) t.no(d.alive)
    t.equal(#graveyard(red), 1) t.equal(#graveyard(blue), 1)
  end,
}

scenario "both die in 64 of 81 fights" {
  covers = { "POWER-WOUND-03" },
  run = function(t)
    local a, d = pair({ power = 2, hp = 1 }, { power = 2, hp = 1 })
    t.odds(function() fight(a, d, { attack = 2, answer = 2 }) return not a.alive and not d.alive end, "64/81")
  end,
}

scenario "a wounded model stays so until every marker is healed" {
  covers = { "POWER-WOUND-04" },
  dice = { attack = { D = { 3, 3 } }, defence = { A = { 1, 4 } } },
  run = function(t)
    local a, d = pair({ power = 2, hp = 3 }, { power = 2, hp = 9 })
    fight(a, d, { attack = 0, answer = 2 })
    t.equal(a.hp, 1)
    next_turn()
    t.dice { attack = { A = { 3, 5 } }, defence = { D = { 1, 1 } } }
    t.equal(fight(d, a, { attack = 0, answer = 2 }).hits_taken, 1)
    t.equal(heal(a, 1).healed, 1)
    next_turn()
    t.dice { attack = { A = { 3, 5 } }, defence = { D = { 1, 1 } } }
    t.equal(fight(a, d, { attack = 2, answer = 0 }).hits, 1) -- one marker is left
    t.equal(heal(a, 5).healed, 1)
    next_turn() next_turn()
    t.dice { attack = { A = { 3, 5 } }, defence = { D = { 1, 1 } } }
    t.equal(fight(a, d, { attack = 2, answer = 0 }).hits, 2)
  end,
}

scenario "the graveyard keeps its dead, as a rule" {
  covers = { "POWER-WOUND-04" },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local d = blue:add("fighter", { at = { 10, 10 }, hp = 3 })
    hurt(red, d, 3)
    t.refused(function() heal(d, 1) end, "POWER-WOUND-02")
    set("rules.power.heal.graveyard", true)
    set("rules.power.heal.most", 1)
    t.equal(heal(d, 3).healed, 1)
    t.yes(d.alive) t.equal(d.hp, 1)
  end,
}

rule "duel:regrowth" {
  title = "Regrowth", troop = "captain", limit = "once per turn", state = { grown = "number" },
  { hook = "duel.on_wounded", effect = function(ev) ev:set(ev.model, "grown", 1) end },
}

rule "duel:curse" {
  title = "Curse", troop = "knight",
  { hook = "duel.on_removed", effect = function(ev)
    for _, m in ipairs(ev.model:touching { side = "enemy" }) do ev:wound(m, 1, "curse") end
  end },
}

scenario "rules hear of wounds and deaths, and wound in turn" {
  covers = { "POWER-WOUND-02" },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local d = blue:add("knight", { at = { 11, 10 } })
    local a = red:add("captain", { at = { 10, 10 } })
    hurt(red, d, 2)
    t.no(d.alive) t.equal(a.hp, 3) t.equal(a.state.grown, 1)
  end,
}
