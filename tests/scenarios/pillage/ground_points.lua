-- The points of movement over terrain, each with a rule that asks there.
house "test_ground" { title = "Test of the ground" }
rule "test:class" {
  house = "test_ground",
  hook = "pillage.modify_terrain_class",
  when = function(ev) return ev.piece and ev.piece.kind == "field" end,
  effect = function(ev) ev:become "difficult" end,
}
rule "test:crag" {
  house = "test_ground",
  hook = "pillage.modify_terrain_class",
  when = function(ev) return ev.piece and ev.piece.kind == "rocks" end,
  effect = function(ev) ev:become "impassable" end,
}
rule "test:cost" {
  house = "test_ground",
  hook = "pillage.modify_terrain_cost",
  when = function(ev) return ev.piece and ev.piece.kind == "bog" end,
  effect = function(ev) ev:become(1) end,
}
rule "test:fence" {
  house = "test_ground",
  hook = "pillage.modify_obstacle_cost",
  when = function(ev) return ev.piece.kind == "fence" end,
  effect = function(ev) ev:become(0.5) end,
}
rule "test:ford" {
  house = "test_ground",
  hook = "pillage.modify_swim_required",
  when = function(ev) return ev.piece.kind == "ford" end,
  effect = function(ev) ev:become(true) end,
}
rule "test:swimmer" {
  house = "test_ground",
  hook = "pillage.modify_swim_roll",
  effect = function(ev) ev:modify(2) end,
}
rule "test:nimble" {
  house = "test_ground",
  hook = "pillage.modify_agility",
  effect = function(ev) ev:modify(1) end,
}
rule "test:horse" {
  house = "test_ground",
  hook = "pillage.modify_obstacle_roll",
  effect = function(ev) ev:modify(1) end,
}
rule "test:seat" {
  house = "test_ground",
  hook = "pillage.modify_obstacle_result",
  when = function(ev) return ev.value == 1 end,
  effect = function(ev) ev:become(2) end,
}
rule "test:hedge" {
  house = "test_ground",
  hook = "pillage.modify_obstacle_fixed",
  when = function(ev) return ev.piece.kind == "hedge" end,
  effect = function(ev) ev:become(4) end,
}
house "test_cramp" { title = "Test of a cramp" }
rule "test:cramp" {
  house = "test_cramp",
  hook = "pillage.modify_swim_roll",
  when = function(ev) return ev.die == 6 end,
  effect = function(ev) ev:modify(-4) end,
}
rule "test:stumble" {
  house = "test_cramp",
  hook = "pillage.modify_agility",
  when = function(ev) return ev.die == 6 end,
  effect = function(ev) ev:modify(-4) end,
}

scenario "the die that a rule reads is the die of the table, in odds too" {
  covers = { "PIL-SWIM-02", "PIL-AGIL-03" },
  house = { "test_cramp" },
  run = function(t)
    local red = band "vikings"
    piece("lake", { at = { 25, 10 }, size = { 30, 20 } })
    local gap = piece("ditch", { at = { 12, 30 }, size = { 2, 4 } })
    local a = red:add("warrior", { at = { 10, 10 } })
    local b = red:add("warrior", { at = { 10.5, 30 } })
    t.odds(function() move(a, { 14, 10 }) return a.x == 14 end, "1/6") -- a 5
    t.odds(function() return jump(b, gap).ok end, "1/3") -- 4 and 5
  end,
}

scenario "rules may make a field difficult, rocks impassable and a bog easy" {
  covers = { "PIL-TERR-09" },
  house = { "test_ground" },
  run = function(t)
    local red = band "vikings"
    piece("field", { at = { 15, 10 }, size = { 10, 4 } })
    piece("rocks", { at = { 15, 20 }, size = { 4, 4 } })
    piece("bog", { at = { 15, 30 }, size = { 10, 4 } })
    t.equal(move(red:add("warrior", { at = { 10, 10 } }), { 12, 10 }).spent, 4)
    local a = red:add("warrior", { at = { 10, 20 } })
    t.refused(function() move(a, { 14, 20 }) end, "PIL-OBST-05")
    t.equal(move(red:add("warrior", { at = { 10, 30 } }), { 18, 30 }).spent, 8)
    t.ran "test:class"
    t.ran "test:cost"
  end,
}

scenario "where the penalty is lifted lengths are not rounded" {
  covers = { "PIL-TERR-09" },
  house = { "test_ground" },
  run = function(t)
    local red = band "vikings"
    piece("bog", { at = { 12, 30 }, size = { 1.3, 4 } })
    t.equal(move(red:add("warrior", { at = { 10, 30 } }), { 14, 30 }).spent, 4)
  end,
}

scenario "rules may make an obstacle cheaper" {
  covers = { "PIL-OBST-02" },
  house = { "test_ground" },
  run = function(t)
    local red = band "vikings"
    piece("fence", { line = { { 12, 0 }, { 12, 20 } }, width = 0.2 })
    t.equal(move(red:add("warrior", { at = { 10, 10 } }), { 13, 10 }).spent, 2.3)
  end,
}

scenario "rules may make a ford water, and swimmers better" {
  covers = { "PIL-SWIM-01", "PIL-SWIM-02" },
  house = { "test_ground" },
  dice = { swim = { 1, 3 } },
  run = function(t)
    local red = band "vikings"
    piece("ford", { at = { 15, 15 }, size = { 10, 20 } })
    local a, b = red:add("warrior", { at = { 10, 10 } }), red:add("warrior", { at = { 10, 15 } })
    move(a, { 14, 10 })
    t.no(a.alive)
    move(b, { 14, 15 })
    t.equal(b.x, 14)
  end,
}

scenario "rules may help a jumper" {
  covers = { "PIL-AGIL-03" },
  house = { "test_ground" },
  dice = { agility = { 5 } },
  run = function(t)
    local red = band "vikings"
    local gap = piece("ditch", { at = { 12, 10 }, size = { 2, 4 } })
    t.equal(jump(red:add("warrior", { at = { 10.5, 10 } }), gap).left, 6)
  end,
}

scenario "rules may help a horse, hold its rider, or carry both over without a die" {
  covers = { "PIL-CAV-04" },
  house = { "test_ground" },
  dice = { obstacle = { 3, 1 } },
  run = function(t)
    local red = band "huns"
    piece("wall", { line = { { 14, 0 }, { 14, 20 } }, width = 0.4 })
    piece("hedge", { line = { { 14, 30 }, { 14, 40 } }, width = 0.4 })
    local a = red:add("warrior", { horse = true, at = { 10, 5 } })
    local b = red:add("warrior", { horse = true, at = { 10, 15 } })
    local c = red:add("warrior", { horse = true, at = { 10, 35 } })
    move(a, { 18, 5 })
    t.equal(a.x, 18)
    move(b, { 18, 15 })
    t.equal(b.x, 13)
    t.yes(b.mounted)
    move(c, { 18, 35 })
    t.equal(c.x, 18)
  end,
}
