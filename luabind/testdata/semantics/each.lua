-- A rule runs for each of its bearers, chiefs or sides where the point has no
-- model, and for each model of its filter.

talent "tal" { title = "Talent", price = 1 }

local function count(ev, m) ev:set(m, "seen", m.state.seen + 1) end

rule "each:troop" {
  title = "Troop", troop = "berserker", hook = "pillage.on_turn_start",
  state = { seen = "number" },
  effect = function(ev) count(ev, ev.model) end,
}
rule "each:talent" {
  title = "Talent", talent = "tal", hook = "pillage.on_turn_start",
  effect = function(ev) count(ev, ev.owner) end,
}
rule "each:faction" {
  title = "Faction", faction = "vikings", hook = "pillage.on_turn_start",
  state = { sides = "number" },
  effect = function(ev) ev:set(ev.side, "sides", ev.side.state.sides + 1) end,
}
rule "each:filter" {
  title = "Filter", hook = "pillage.on_turn_start", each = { side = "any", has = "shield" },
  effect = function(ev) count(ev, ev.model) end,
}
rule "each:part" {
  title = "Part", troop = "berserker", hook = "pillage.on_part_start",
  state = { parts = "number" },
  when = function(ev) return ev.stage == "movement" end,
  effect = function(ev) ev:set(ev.model, "parts", ev.model.state.parts + 1) end,
}

scenario "a troop, talent and faction rule runs for each of its own" {
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local one, two = red:add("berserker", { at = { 10, 10 } }), red:add("berserker", { at = { 12, 10 } })
    local foe = blue:add("berserker", { at = { 30, 10 } })
    local chief = blue:add("chief", { talents = "tal", at = { 30, 20 } })
    local man = blue:add("warrior", { at = { 30, 24 } })
    start()
    t.equal({ one.state.seen, two.state.seen, foe.state.seen }, { 1, 1, 1 })
    t.equal({ chief.state.seen, man.state.seen }, { 1, 0 })
    t.equal({ red.state.sides, blue.state.sides }, { 1, 0 })
    t.ran("each:faction", 1)
  end,
}

scenario "a band of another people with a mercenary of the faction is a side of it" {
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    blue:add("warrior", { faction = "vikings", at = { 30, 24 } })
    start()
    t.equal({ red.state.sides, blue.state.sides }, { 1, 1 })
  end,
}

scenario "a filter in each names the models" {
  run = function(t)
    local red, blue = band(), band()
    local a = red:add("warrior", { shield = true, at = { 10, 10 } })
    local b = blue:add("warrior", { shield = true, at = { 20, 10 } })
    local c = blue:add("warrior", { at = { 30, 10 } })
    start()
    t.equal({ a.state.seen, b.state.seen, c.state.seen }, { 1, 1, 0 })
  end,
}

scenario "at the part of a side only its own bearers are asked" {
  choices = { ["PIL-TROOP-05"] = { "no", "no" } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("berserker", { at = { 10, 10 } })
    local b = blue:add("berserker", { at = { 20, 10 } })
    to_stage "movement"
    next_stage()
    t.equal({ a.state.parts, b.state.parts }, { 1, 1 })
  end,
}
