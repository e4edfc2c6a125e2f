-- Attack dice: what hits, what misses, what comes of it.

local function pair(a, d)
  local red, blue = band { name = "red" }, band { name = "blue" }
  a.at, d.at = { 10, 10 }, { 11, 10 }
  return red:add("fighter", { name = "A" }, a), blue:add("fighter", { name = "D" }, d), red, blue
end

local function twice(t, order)
  battle {}
  local a, d = pair({ power = 2, hp = 4 }, { power = 2, hp = 4 })
  t.dice(order)
  local r = fight(a, d, { attack = 1, answer = 1 })
  return r.damage, r.damage_taken
end

scenario "whose dice fall first does not matter" {
  covers = { "POWER-ATK-01" },
  run = function(t)
    -- Given in the order of play, and by who rolls: attack and defence alike.
    local x, y = twice(t, { attack = { 5, 3 }, defence = { 6, 2 } })
    t.equal(x, 1) t.equal(y, 0)
    local x2, y2 = twice(t, { attack = { D = { 3 }, A = { 5 } }, defence = { D = { 2 }, A = { 6 } } })
    t.equal(x2, x) t.equal(y2, y)
  end,
}

scenario "the dead still strike: both rolls look at the time before the fight" {
  covers = { "POWER-ATK-01" },
  dice = { attack = { A = { 6, 6 }, D = { 3, 4 } } },
  run = function(t)
    local a, d = pair({ power = 2, hp = 4 }, { power = 2, hp = 1 })
    local r = fight(a, d)
    t.no(d.alive)
    t.equal(r.hits_taken, 2) t.equal(a.hp, 2)
    t.explains("POWER-ATK-02")
  end,
}

scenario "unhurt, 3 to 6 hit" {
  covers = { "POWER-ATK-02", "POWER-ATK-05", "POWER-ATK-07" },
  dice = { attack = { 1, 2, 3, 4, 5, 6 } },
  run = function(t)
    local a, d = pair({ power = 6 }, { power = 0, hp = 9 })
    local r = fight(a, d)
    t.equal(r.hits, 4) t.equal(r.damage, 4) t.equal(d.hp, 5)
    t.explains("POWER-ATK-02")
  end,
}

scenario "an unhurt model hits with two dice in three" {
  covers = { "POWER-ATK-02" },
  run = function(t)
    local a, d = pair({ power = 4 }, { power = 0, hp = 9 })
    t.odds(function() return fight(a, d).hits == 4 end, "16/81")
    t.odds(function() return fight(a, d).hits == 1 end, "8/81")
  end,
}

scenario "wounded, 5 and 6 hit" {
  covers = { "POWER-ATK-03", "POWER-ATK-05" },
  dice = { attack = { 1, 2, 3, 4, 5, 6 } },
  run = function(t)
    local a, d = pair({ power = 6, hp = 3, wounds = 1 }, { power = 0, hp = 9 })
    t.equal(fight(a, d).hits, 2)
    t.explains("POWER-ATK-03")
  end,
}

scenario "steadfast, 3 to 6 hit in spite of wounds" {
  covers = { "POWER-ATK-04" },
  dice = { attack = { 3, 4, 5, 3, 4, 5 } },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local hurt = { power = 3, hp = 3, wounds = 1 }
    local a = red:add("fighter", hurt, { at = { 10, 10 }, talents = { "steadfast" } })
    local other = red:add("fighter", hurt, { at = { 12, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 }, power = 0, hp = 9 })
    t.equal(fight(a, d).hits, 3)
    t.ran("POWER-ATK-04", 1)
    t.equal(fight(other, d).hits, 1) -- its comrade's property is no help
    t.ran("POWER-ATK-04", 1)
  end,
}

scenario "which properties are in play is told by the tables" {
  covers = { "POWER-ATK-04" },
  dice = { attack = { 3, 4, 5 } },
  set = { ["rules.power.traits.steadfast"] = false },
  run = function(t)
    local a, d = pair({ power = 3, hp = 3, wounds = 1, talents = { "steadfast" } }, { power = 0, hp = 9 })
    t.equal(fight(a, d).hits, 1)
    t.not_ran("POWER-ATK-04")
  end,
}

scenario "targets miss for all, axes for the wounded who are not steadfast" {
  covers = { "POWER-ATK-05" },
  dice = { attack = { 1, 2, 1, 2, 3, 4, 1, 2, 3, 4 } },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local d = blue:add("fighter", { at = { 11, 10 }, power = 0, hp = 9 })
    local a = red:add("fighter", { at = { 10, 10 }, power = 2 })
    local hurt = red:add("fighter", { at = { 12, 10 }, power = 4, wounds = 1 })
    local firm = red:add("fighter", { at = { 11, 11 }, power = 4, wounds = 1, talents = { "steadfast" } })
    t.equal(fight(a, d).hits, 0)
    t.equal(d.hp, 9)
    t.equal(fight(hurt, d).hits, 0)
    t.equal(fight(firm, d).hits, 2)
  end,
}

scenario "what a face counts for is told by the tables" {
  covers = { "POWER-ATK-05" },
  set = { ["rules.power.hit"] = "target", ["rules.power.faces.axe"] = 2, ["rules.power.hit_wounded"] = "axe" },
  dice = { attack = { 1, 1, 2, 1 } },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local d = blue:add("fighter", { at = { 11, 10 }, power = 0, hp = 9 })
    local a = red:add("fighter", { at = { 10, 10 }, power = 2 })
    local hurt = red:add("fighter", { at = { 12, 10 }, power = 2, wounds = 1 })
    t.equal(fight(a, d).hits, 2)
    t.equal(fight(hurt, d).hits, 1)
  end,
}

scenario "nobody parries magic: no defence die is rolled" {
  covers = { "POWER-ATK-06" },
  dice = { attack = { 3, 5 } },
  run = function(t)
    local a, d = pair({ power = 2, talents = { "magic_attack" } }, { power = 3, hp = 4 })
    local r = fight(a, d, { attack = 2, answer = 0 })
    t.equal(r.hits, 2) t.equal(r.damage, 2)
    t.ran("POWER-ATK-06")
    t.explains("POWER-ATK-06")
  end,
}

scenario "an assassin strikes by magic, and parries like everybody" {
  covers = { "POWER-ATK-06" },
  dice = { attack = { 3, 3, 3, 3 }, defence = { 5 } },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local a = red:add("assassin", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 }, power = 4, hp = 4 })
    t.equal(a.talents[1], "magic_attack")
    local r = fight(a, d, { attack = 1, answer = 3 })
    t.equal(r.damage, 1) t.equal(r.hits_taken, 3) t.equal(r.damage_taken, 2)
  end,
}

scenario "how far magic reaches is told by the tables" {
  covers = { "POWER-ATK-06" },
  set = { ["rules.power.magic_attack.own_defence"] = false, ["rules.power.magic_attack.kept"] = false },
  dice = { attack = { 3, 3, 1 } },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local a = red:add("assassin", { at = { 10, 10 } })
    local d = blue:add("fighter", { at = { 11, 10 }, power = 2, hp = 4 })
    t.refused(function() fight(a, d, { attack = 1, answer = 1 }) end, "POWER-ALLOC-03")
    local r = fight(a, d, { attack = 1 })
    t.equal(r.answer, 2) t.equal(r.damage, 1) t.equal(r.damage_taken, 1) -- its own defence die is not rolled
  end,
}

scenario "a property of the cards may be out of play" {
  covers = { "POWER-ATK-06" },
  set = { ["rules.power.traits.magic_attack"] = false },
  dice = { attack = { 3 }, defence = { 5 } },
  run = function(t)
    local a, d = pair({ power = 1, talents = { "magic_attack" } }, { power = 1, hp = 4 })
    t.equal(fight(a, d, { answer = 0 }).damage, 0)
  end,
}

scenario "three hits, one cancelled, are two damage" {
  covers = { "POWER-ATK-07", "POWER-DEF-01" },
  dice = { attack = { 3, 4, 6 }, defence = { 5, 1 } },
  run = function(t)
    local a, d = pair({ power = 3 }, { power = 2, hp = 4 })
    local r = fight(a, d, { answer = 0 })
    t.equal(r.hits, 3) t.equal(r.damage, 2) t.equal(d.hp, 2)
  end,
}

scenario "changes to dice, and damage from elsewhere, are told by the tables" {
  covers = { "POWER-ATK-07" },
  set = { ["rules.power.modifiers.attack"] = 1, ["rules.power.modifiers.defence"] = -1, ["rules.power.modifiers.elsewhere"] = "markers" },
  dice = { attack = { 2, 1 }, defence = { 5 } },
  run = function(t)
    local a, d, red, blue = pair({ power = 2 }, { power = 1, hp = 5, armour_tokens = 2 })
    local r = fight(a, d, { answer = 0 })
    t.equal(r.hits, 1) t.equal(r.damage, 1) -- a 2 hits, a 5 does not parry
    t.equal(d.armour_tokens, 1) t.equal(d.hp, 5)
    local far = red:add("fighter", { at = { 20, 10 } })
    shoot(far, d, 2)
    t.equal(d.armour_tokens, 1) t.equal(d.hp, 3)
  end,
}

rule "duel:stone" {
  title = "Stone", troop = "knight", hook = "duel.modify_damage",
  effect = function(ev) ev:modify(-1) end,
}

scenario "a rule may change the damage of a fight" {
  covers = { "POWER-ATK-07" },
  dice = { attack = { 3, 3, 1, 1, 1 } },
  run = function(t)
    local red, blue = band { name = "red" }, band { name = "blue" }
    local a = red:add("fighter", { at = { 10, 10 } })
    local d = blue:add("knight", { at = { 11, 10 } })
    local r = fight(a, d)
    t.equal(r.hits, 2) t.equal(r.damage, 1) t.equal(d.hp, 1)
  end,
}
