-- What counts at the end, and when the end is.
local function armies(n)
  local red, blue = band "vikings", band "anglo_saxons"
  for i = 1, n do
    red:add("warrior", { name = "r" .. i, weapon = "hand_weapon", at = { 3 * i, 10 } })
    blue:add("warrior", { name = "b" .. i, weapon = "hand_weapon", at = { 3 * i, 30 } })
  end
  return red, blue
end

scenario "loot 5 and four losses of the enemy make 9 against 8" {
  covers = { "PIL-END-01" },
  dice = { hit = { 3, 3, 3, 3, 3, 3, 3, 3, 3 }, save = { 1, 1, 1, 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = armies(10)
    red:add("warrior", { loot = 3, at = { 40, 10 } })
    red:add("warrior", { loot = 2, at = { 42, 10 } })
    blue:add("warrior", { loot = 3, at = { 40, 30 } })
    for i = 1, 4 do attack("r10", "b" .. i, { kind = "melee" }) end
    for i = 1, 5 do attack("b10", "r" .. i, { kind = "melee" }) end
    t.equal(score(red), 9)
    t.equal(score(blue), 8)
    t.equal(winner(), red)
  end,
}

scenario "equal scores are a draw" {
  covers = { "PIL-END-01" },
  run = function(t)
    armies(2)
    t.equal(winner(), nil)
  end,
}

scenario "a victim counts what he is worth, and so do points of the tables" {
  covers = { "PIL-END-01" },
  run = function(t)
    local red, blue = armies(1)
    local m = red:add("warrior", { at = { 20, 10 } })
    abduct(m, band(nil, { neutral = true }):add("cow", { touch = m, bearing = 0 }))
    t.equal(score(red), 3)
    set("rules.score.held", 2)
    t.equal(score(red), 6)
  end,
}

scenario "who runs away keeps his loot, unless the tables say otherwise; who falls drops it" {
  covers = { "PIL-END-01" },
  dice = { morale = { 1 }, hit = { 3 }, save = { 1 } },
  run = function(t)
    local red, blue = armies(1)
    local runs = red:add("warrior", { loot = 2, at = { 20, 10 } })
    local falls = red:add("warrior", { loot = 3, at = { 25, 10 } })
    attack("b1", falls, { kind = "melee" })
    t.no(morale(runs).stays)
    t.equal(score(red), 2)
    t.equal(score(blue), 2)
    set("rules.score.off_table", false)
    t.equal(score(red), 0)
    set("rules.score.loss_weight", 3)
    t.equal(score(blue), 6)
  end,
}

scenario "a loss that a side brings upon itself counts for nobody, unless the tables say so" {
  covers = { "PIL-END-01" },
  dice = { hit = { 3 }, save = { 1 } },
  run = function(t)
    local red, blue = armies(2)
    attack("r1", "r2", { kind = "melee" })
    t.equal(score(blue), 0)
    set("rules.score.own_doing", true)
    t.equal(score(blue), 1)
  end,
}

scenario "the game is over after six turns, and ordinary play may go on" {
  covers = { "PIL-END-01" },
  run = function(t)
    local red, blue = armies(1)
    start()
    for turn = 2, 6 do
      local r = next_turn()
      t.equal(r.turn, turn)
      t.no(r.over)
    end
    t.yes(next_turn().over)
    move("r1", { 3, 12 })
  end,
}

scenario "strict play ends with the last turn: no initiative, no more orders" {
  covers = { "PIL-END-01" },
  set = { ["rules.game.turns"] = 1 },
  dice = { initiative = { 2, 1 } },
  run = function(t)
    battle { strict = true }
    set("rules.game.turns", 1)
    local red, blue = armies(1)
    start()
    t.yes(next_turn().over)
    t.refused(function() move("r1", { 3, 12 }) end, "PIL-END-01")
    t.refused(function() next_stage() end, "PIL-END-01")
    t.refused(function() next_turn() end, "PIL-END-01")
    t.equal(score(red), 0)
  end,
}

scenario "the game is over at once when a side has nobody left" {
  covers = { "PIL-END-01" },
  dice = { hit = { 3 }, save = { 1 } },
  run = function(t)
    local red, blue = armies(1)
    start()
    attack("r1", "b1", { kind = "melee" })
    t.yes(next_stage().over)
    t.equal(winner(), red)
  end,
}
