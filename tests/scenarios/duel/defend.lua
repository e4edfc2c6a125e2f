-- Defence dice.

local function pair(a, d)
  local red, blue = band { name = "red" }, band { name = "blue" }
  a.at, d.at = { 10, 10 }, { 11, 10 }
  return red:add("fighter", { name = "A" }, a), blue:add("fighter", { name = "D" }, d), red, blue
end

scenario "a 5 or 6 cancels a hit" {
  covers = { "POWER-DEF-01" },
  dice = { attack = { 3, 3 }, defence = { 5, 4 } },
  run = function(t)
    local a, d = pair({ power = 2 }, { power = 2, hp = 3 })
    t.equal(fight(a, d, { answer = 0 }).damage, 1)
    t.equal(d.hp, 2)
    t.explains("POWER-DEF-01")
  end,
}

scenario "wounds do not change what parries" {
  covers = { "POWER-DEF-01" },
  dice = { attack = { 3 }, defence = { 6 } },
  run = function(t)
    local a, d = pair({ power = 1 }, { power = 1, hp = 3, wounds = 1 })
    t.equal(fight(a, d, { answer = 0 }).damage, 0)
    t.equal(d.hp, 2)
  end,
}

scenario "a wounded model parries one hit in three" {
  covers = { "POWER-DEF-01" },
  run = function(t)
    local a, d = pair({ power = 1 }, { power = 1, hp = 3, wounds = 1 })
    t.odds(function() return fight(a, d, { answer = 0 }).damage == 1 end, "4/9")
    t.odds(function() local r = fight(a, d, { answer = 0 }) return r.hits == 1 and r.damage == 0 end, "2/9")
  end,
}

scenario "more shields than hits heal nothing" {
  covers = { "POWER-DEF-01" },
  dice = { attack = { 3, 1 }, defence = { 5, 6 } },
  run = function(t)
    local a, d = pair({ power = 2 }, { power = 2, hp = 3, wounds = 1 })
    t.equal(fight(a, d, { answer = 0 }).damage, 0)
    t.equal(d.hp, 2)
  end,
}

scenario "the attacker parries as well" {
  covers = { "POWER-DEF-01" },
  dice = { attack = { A = { 3 }, D = { 3, 3 } }, defence = { A = { 5, 2 } } },
  run = function(t)
    local a, d = pair({ power = 3, hp = 3 }, { power = 2, hp = 3 })
    local r = fight(a, d, { answer = 2, attack = 1 })
    t.equal(r.damage_taken, 1) t.equal(r.damage, 1)
  end,
}

scenario "where nothing hit, defence dice are put away unrolled" {
  covers = { "POWER-DEF-02" },
  dice = { attack = { 1, 2 } },
  run = function(t)
    local a, d = pair({ power = 2 }, { power = 2, hp = 3 })
    local r = fight(a, d, { answer = 0 })
    t.equal(r.damage, 0) t.equal(r.hits_taken, 0) -- nor do they strike
    t.explains("POWER-DEF-02")
  end,
}
