-- How far a unit has moved this turn, and a house rule that asks for it.

house "test_steady" { title = "Steady hands" }

rule "test:steady" {                -- a unit that has not moved this turn shoots better
  title = "Steady hands", house = "test_steady",
  hook = "saga.modify_attack_dice",
  when = function(ev) return ev.kind == "shoot" and ev.attacker.moved == 0 end,
  effect = function(ev) ev:modify(1) end,
}

local function facing(far)
  local red, blue = band("normans", { name = "red" }), band("vikings", { name = "blue" })
  local u = red:add("warriors", { size = 4, weapon = "bow", at = { 10, 10 } })
  local v = blue:add("warriors", { size = 6, at = { 10, far or 20 } })
  return u, v
end

scenario "a unit that stood still has one die more" {
  covers = { "test:steady" }, house = "test_steady",
  dice = { attack = { 5, 1, 1, 1, 1 }, defence = { 1 } },
  run = function(t)
    local u, v = facing()
    t.equal(u.moved, 0)
    t.equal(shoot(u, v).dice, 3)
    t.explains("test:steady", 1)
    t.equal(v.models, 5)
    move(u, { 10, 11 })
    t.equal(u.moved, 1)
    t.equal(shoot(u, v).dice, 2)
  end,
}

scenario "how often nothing hits, before and after a move" {
  covers = { "test:steady" }, house = "test_steady",
  run = function(t)
    local u, v = facing()
    local function nothing() return shoot(u, v).hits == 0 end
    t.odds(nothing, "1/8")
    t.odds(function() move(u, { 10, 11 }) return nothing() end, "1/4")
    move(u, { 10, 11 })
    t.odds(nothing, "1/4")
    next_turn()
    t.equal(u.moved, 0)
    t.odds(nothing, "1/8")
  end,
}

scenario "moves of a turn add up; a unit has moved as far as its farthest figure" {
  run = function(t)
    local u = facing()
    move(u, { 10, 11 })
    move(u, { 10, 13 }, { via = { { 11, 11 } } })
    local way = 2 + 5 ^ 0.5
    t.yes(u.moved > way - 0.002 and u.moved < way + 0.002)
    local first = figures(u)[1]
    t.equal(first.moved, u.moved)
    put(u, { 10, 10 })
    t.equal(first.moved, u.moved)
    t.yes(u.moved > 4)
  end,
}

scenario "to close in is to move" {
  run = function(t)
    local u, v = facing(14)
    local way = way(figures(u)[1], figures(v)[1])
    engage(u, v)
    t.equal(figures(u)[1].moved, way)
    t.yes(u.moved >= way)
    t.equal(v.moved, 0)
  end,
}
