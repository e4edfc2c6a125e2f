-- What rules may ask for before the first turn and later: to set something up,
-- to hide it, to change its side, its gear, the weather.
for _, id in ipairs { "test_idol", "test_scout", "test_ambush", "test_bribe", "test_horses", "test_swap", "test_rain", "test_line", "test_away" } do
  house(id) { title = id }
end

rule "test:idol" {
  title = "Idol", house = "test_idol", faction = "vikings", hook = "pillage.on_before_deployment",
  effect = function(ev) ev:place("livestock", { outside = "zones" }) end,
}

rule "test:scout" {
  title = "Scout", house = "test_scout", faction = "vikings", hook = "pillage.on_deployed",
  effect = function(ev)
    local m = ev:choose("scout", ev:models())
    if m then ev:place(m, { away = 15 }) end
  end,
}

rule "test:ambush" {
  title = "Ambush", house = "test_ambush", faction = "vikings",
  { hook = "pillage.on_before_deployment",
    effect = function(ev)
      local wood = ev:choose("where", ev:pieces { kind = "forest" })
      for _, m in ipairs(ev:models { has = "bow" }) do ev:hide(m, wood) end
    end },
  { hook = "pillage.on_part_start",
    when = function(ev) return ev.stage == "movement" and ev.turn == 2 end,
    effect = function(ev)
      for _, m in ipairs(ev:models { hidden = true }) do ev:place(m, { touching = m.hidden_in, away = 1 }) end
    end },
}

rule "test:bribe" {
  title = "Bribe", house = "test_bribe", faction = "vikings", hook = "pillage.on_deployed",
  effect = function(ev)
    local m = ev:choose("bribed", ev:models { side = "enemy" })
    if m then ev:transfer(m, ev.side) end
  end,
}

rule "test:horses" {
  title = "New horses", house = "test_horses", hook = "pillage.on_part_start",
  when = function(ev) return ev.stage == "movement" end,
  effect = function(ev)
    for _, m in ipairs(ev:models { unhorsed = true }) do ev:mount(m) end
  end,
}

rule "test:swap" {
  title = "Swap", house = "test_swap", hook = "pillage.on_stage_start",
  when = function(ev) return ev.stage == "movement" end,
  effect = function(ev)
    for _, m in ipairs(ev:models { side = "any", has = "bow" }) do ev:rearm(m, "bow", "javelin") end
  end,
}

rule "test:rain" {
  title = "Rain maker", house = "test_rain", faction = "vikings",
  hook = { "pillage.on_before_deployment", "pillage.on_turn_end" },
  effect = function(ev)
    if ev.turn == 0 then ev:set_weather "rain" else ev:set_weather "fog" end
  end,
}

rule "test:line" {
  title = "Plough", house = "test_line", hook = "pillage.on_deployed", state = { lines = "number" },
  effect = function(ev)
    local ms = ev:models()
    if ms[3] and ev:straight(ms[1], ms[2], ms[3], 0.5) then ev:set(ev.side, "lines", 1) end
  end,
}

rule "test:away" {
  title = "Away", house = "test_away", faction = "vikings", hook = "pillage.on_deployed",
  effect = function(ev)
    for _, m in ipairs(ev:models()) do ev:place(m, { zone = ev.side, away = 45 }) end
  end,
}

scenario "an object is set up outside both zones before the deployment, where its player wants" {
  covers = { "PIL-DEPLOY-01" },
  choices = { ["test:idol"] = { { 20, 7 } } },
  run = function(t)
    battle { house = { "test_idol" } }
    local red = band "vikings"
    band "anglo_saxons"
    start()
    local idol = red:models { troop = "livestock" }[1]
    t.equal({ idol.x, idol.y }, { 20, 7 })
    t.ran("test:idol", 1)
  end,
}

scenario "a spot that reaches into a zone is none for the object" {
  covers = { "PIL-DEPLOY-01" },
  choices = { ["test:idol"] = { { 20, 6.4 } } },
  run = function(t)
    battle { house = { "test_idol" } }
    band "vikings"
    band "anglo_saxons"
    t.fails(start, "E-CHOICE")
    start()                                                      -- the answer is dropped: the middle of the table
  end,
}

scenario "after the deployment a scout goes where no enemy is within 15 inches" {
  covers = { "PIL-DEPLOY-02" },
  choices = { ["test:scout"] = { "Ulf", { 20, 26.9 } } },
  run = function(t)
    battle { house = { "test_scout" } }
    local red, blue = band "vikings", band "anglo_saxons"
    local ulf = red:add("warrior", { weapon = "spear", name = "Ulf", at = { 20, 5 } })
    red:add("warrior", { weapon = "spear", at = { 30, 5 } })
    blue:add("warrior", { weapon = "spear", at = { 20, 43 } })
    start()
    t.equal({ ulf.x, ulf.y }, { 20, 26.9 })
  end,
}

scenario "men in ambush are off the table until they come out at their wood" {
  covers = { "PIL-DEPLOY-01" },
  run = function(t)
    battle { house = { "test_ambush" } }
    local red, blue = band "vikings", band "anglo_saxons"
    local wood = piece("forest", { at = { 20, 20 }, size = { 6, 4 } })
    local a = red:add("warrior", { weapon = "bow", at = { 10, 5 } })
    local b = red:add("warrior", { weapon = "bow", at = { 12, 5 } })
    local c = red:add("warrior", { weapon = "spear", at = { 14, 5 } })
    local e = blue:add("warrior", { weapon = "bow", at = { 22, 36 } })
    start()
    t.yes(a.hidden and b.hidden)
    t.no(c.hidden)
    t.yes(a.hidden_in == wood)
    t.refused(function() charge(e, a) end, "PIL-CHARGE-04")
    next_turn()
    to_stage "movement"
    end_part(red)
    t.no(a.hidden or b.hidden)
    t.equal(#wood:models(), 2)
    t.no(a.hidden_in)
  end,
}

scenario "a man who changes sides keeps his faction and his band" {
  covers = { "PIL-DEPLOY-02" },
  choices = { ["test:bribe"] = { "Bill" } },
  run = function(t)
    battle { house = { "test_bribe" } }
    local red, blue = band "vikings", band "anglo_saxons"
    red:add("warrior", { weapon = "spear", at = { 20, 5 } })
    local other = blue:add("warrior", { weapon = "spear", at = { 22, 43 } })
    local bill = blue:add("warrior", { weapon = "bow", name = "Bill", at = { 20, 43 } })
    start()
    t.yes(bill.side == red.side)
    t.yes(bill.band == blue)
    t.equal(bill.faction, "anglo_saxons")
    t.yes(bill:enemy_of(other))
    t.equal(#red.side:models { foreign = true }, 1)
  end,
}

scenario "a rider who lost his horse gets a new one" {
  covers = { "PIL-GEAR-13" },
  run = function(t)
    battle { house = { "test_horses" } }
    local red = band "huns"
    local m = red:add("warrior", { weapon = "hand_weapon", horse = "lost", at = { 20, 20 } })
    t.equal(reach("move", m), 8)
    to_stage "movement"
    end_part(red)
    t.yes(m.mounted)
    t.equal(reach("move", m), 14)
  end,
}

scenario "one item stands in the place of another" {
  covers = { "PIL-GEN-01" },
  run = function(t)
    battle { house = { "test_swap" } }
    local red = band "vikings"
    local m = red:add("warrior", { weapon = "bow", at = { 20, 20 } })
    to_stage "movement"
    t.yes(m:has "javelin")
    t.no(m:has "bow")
  end,
}

scenario "a rule may set the weather before the first turn, and not later" {
  covers = { "PIL-WEATHER-01" },
  run = function(t)
    battle { house = { "test_rain" } }
    local red = band "vikings"
    local m = red:add("warrior", { weapon = "bow", at = { 20, 20 } })
    start()
    t.equal(need("hit", m, red:add("warrior", { at = { 20, 25 } }), { kind = "shoot", weapon = "bow" }), 5)
    next_turn()
    t.equal(need("hit", m, red:models()[2], { kind = "shoot", weapon = "bow" }), 5)
  end,
}

scenario "three men stand in a line, give or take half an inch" {
  covers = { "PIL-DEPLOY-02" },
  run = function(t)
    local function lines(y)
      battle { house = { "test_line" } }
      local red = band "vikings"
      red:add("warrior", { at = { 10, 10 } })
      red:add("warrior", { at = { 20, y } })
      red:add("warrior", { at = { 30, 10 } })
      start()
      return red.side.state.lines
    end
    t.equal(lines(10.5), 1)
    t.equal(lines(10.6), 0)
  end,
}

scenario "without a legal spot nothing is placed" {
  covers = { "PIL-DEPLOY-01" },
  run = function(t)
    battle { house = { "test_away" } }
    local red, blue = band "vikings", band "anglo_saxons"
    local m = red:add("warrior", { at = { 20, 5 } })
    blue:add("warrior", { at = { 24, 24 } })
    start()
    t.equal({ m.x, m.y }, { 20, 5 })
  end,
}
