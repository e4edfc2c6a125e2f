-- The stages of a turn, in their order.
house "test_log" { title = "Log" }
house "test_storm" { title = "Storm" }

rule "test:log" {
  title = "Log", house = "test_log",
  state = { moments = "number", turn_ends = "number" },
  { hook = "pillage.on_turn_start", when = function(ev) return ev.turn == 1 end,
    effect = function(ev) ev:set(ev.battle, "moments", 1) end },
  { hook = "pillage.on_stage_start",
    when = function(ev) return ev.stage == "initiative" and ev.battle.state.moments == 1 end,
    effect = function(ev) ev:set(ev.battle, "moments", 2) end },
  { hook = "pillage.on_stage_end",
    when = function(ev) return ev.stage == "initiative" and ev.battle.state.moments == 2 end,
    effect = function(ev) ev:set(ev.battle, "moments", 3) end },
  { hook = "pillage.on_stage_start",
    when = function(ev) return ev.stage == "movement" and ev.battle.state.moments == 3 end,
    effect = function(ev) ev:set(ev.battle, "moments", 4) end },
  { hook = "pillage.on_part_start",
    when = function(ev) return ev.stage == "movement" and ev.side.initiative and ev.battle.state.moments == 4 end,
    effect = function(ev) ev:set(ev.battle, "moments", 5) end },
  { hook = "pillage.on_part_end",
    when = function(ev) return ev.stage == "movement" and ev.side.initiative and ev.battle.state.moments == 5 end,
    effect = function(ev) ev:set(ev.battle, "moments", 6) end },
  { hook = "pillage.on_part_start",
    when = function(ev) return ev.stage == "movement" and not ev.side.initiative and ev.battle.state.moments == 6 end,
    effect = function(ev) ev:set(ev.battle, "moments", 7) end },
  { hook = "pillage.on_stage_end",
    when = function(ev) return ev.stage == "movement" and ev.battle.state.moments == 7 end,
    effect = function(ev) ev:set(ev.battle, "moments", 8) end },
  { hook = "pillage.on_turn_end",
    when = function(ev) return ev.stage == "morale" and ev.battle.state.moments == 8 end,
    effect = function(ev) ev:set(ev.battle, "turn_ends", 1) end },
}

rule "test:storm" {
  title = "Storm", house = "test_storm", hook = "pillage.on_stage_start", limit = "once per turn",
  when = function(ev) return ev.stage == "movement" and ev:models()[1] end,
  effect = function(ev)
    for _, m in ipairs(ev:models { side = "any" }) do
      if ev:check(4) then ev:wound(m) end
    end
  end,
}

scenario "the explanation of an empty turn names its stages and parts in their order" {
  covers = { "PIL-TURN-01" },
  dice = { initiative = { 5, 3, 5, 3 } },
  run = function(t)
    battle { strict = true }
    band("vikings", { name = "red" })
    band("anglo_saxons", { name = "blue" })
    start()
    t.explains("PIL-TURN-01")
    next_turn()
    local text, at = explain(), 1
    for _, moment in ipairs { "movement", "movement: red", "movement: blue", "shooting", "shooting: red", "shooting: blue",
      "melee", "ignition", "morale", "turn 1 is over", "turn 2", "initiative" } do
      local from, to = text:find(moment .. "%s", at)
      t.yes(from)
      at = to
    end
  end,
}

scenario "the points of turns, stages and parts are asked in their order" {
  covers = { "PIL-TURN-01" },
  run = function(t)
    battle { house = { "test_log" } }
    band "vikings"
    band "anglo_saxons"
    start()
    to_stage "shooting"
    to_stage "morale"
    next_stage()
    t.ran("test:log", 9)
  end,
}

scenario "by the data of GAP-TURN-ORDER shooting may come before movement" {
  covers = { "PIL-TURN-01" },
  run = function(t)
    band "vikings"
    band "anglo_saxons"
    set("rules.turn.stages.2", "shooting")
    set("rules.turn.stages.3", "movement")
    start()
    t.equal(next_stage().stage, "shooting")
    t.equal(next_stage().stage, "movement")
    t.equal(next_stage().stage, "melee")
  end,
}

scenario "what a rule rolls at the start of a stage has exact odds" {
  covers = { "PIL-TURN-01" },
  run = function(t)
    battle { house = { "test_storm" } }
    local red = band "vikings"
    red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
    band "anglo_saxons"
    t.odds(function()
      start()
      to_stage "movement"
      return red.losses == 2
    end, "3/8")
  end,
}

-- The way leads through a movement stage in which a swimmer rolls.
scenario "in strict play a way past a melee that is to be fought is refused before any die falls" {
  covers = { "PIL-MELEE-01", "PIL-TURN-01" },
  dice = { initiative = { 6, 1 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("chief", { name = "a", weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("chief", { name = "b", weapon = "hand_weapon", at = { 10, 11 } })
    local c = red:add("warrior", { name = "c", at = { 30, 30 } })
    piece("lake", { at = { 30, 30 }, size = { 6, 6 } })
    engage(a, b)
    start()
    t.refused(function() to_stage "ignition" end, "PIL-MELEE-01")
    t.refused(function() next_turn() end, "PIL-MELEE-01")
    t.odds(function()
      if dice.check(4) then return false end
      return to_stage("morale").refused == "PIL-MELEE-01" and next_turn().refused == "PIL-MELEE-01"
    end, "1/2")
    t.odds(function() to_stage "melee" return c.alive end, "5/6")
  end,
}
