-- People and livestock that are carried off.
local function village(troop, kit)
  local red, people = band "vikings", band(nil, { neutral = true })
  local m = red:add("warrior", { name = "Ulf", at = { 10, 10 } }, kit or {})
  return m, people:add(troop, { touch = m, bearing = 90 }), red, people
end

scenario "an adult slows a man to 6 inches, a sheep to 4" {
  covers = { "PIL-ABDUCT-01" },
  run = function(t)
    local m, adult, red, people = village "adult"
    t.equal(reach("move", m), 8)
    t.equal(abduct(m, adult).value, 4)
    t.yes(adult.hidden)
    t.equal(reach("move", m), 6)
    t.refused(function() move(m, { 9, 10 }) end, "PIL-MOVE-01")
    local other = red:add("warrior", { at = { 20, 10 } })
    abduct(other, people:add("sheep", { touch = other, bearing = 90 }))
    t.equal(reach("move", other), 4)
  end,
}

scenario "a fast horse does not make a man faster" {
  covers = { "PIL-ABDUCT-01" },
  run = function(t)
    local m, horse = village("loose_horse", { armour = true, shield = true })
    t.equal(reach("move", m), 6)
    abduct(m, horse)
    t.equal(reach("move", m), 6)
  end,
}

scenario "who carries somebody off carries nothing else, and who has loot nobody" {
  covers = { "PIL-ABDUCT-01" },
  run = function(t)
    local m, cow, red, people = village "cow"
    local loot = piece("loot", { at = { 10, 10.9 } })
    local pig = people:add("pig", { touch = m, bearing = 270 })
    abduct(m, cow)
    t.refused(function() take(m, loot) end, "PIL-ABDUCT-01")
    t.refused(function() abduct(m, pig) end, "PIL-ABDUCT-01")
    local chest = piece("chest", { at = { 10, 9.1 } })
    t.refused(function() search(m, chest) end, "PIL-ABDUCT-01")
    local laden = red:add("warrior", { loot = 1, touch = pig, bearing = 270 })
    t.refused(function() abduct(laden, pig) end, "PIL-ABDUCT-01")
    t.refused(function() abduct(laden, cow) end, "PIL-ABDUCT-01")
  end,
}

scenario "who is not touched is not carried off, nor is a fighter" {
  covers = { "PIL-ABDUCT-01", "PIL-ABDUCT-02" },
  run = function(t)
    local m, cow, red = village "cow"
    local far = red:add("warrior", { at = { 30, 10 } })
    t.refused(function() abduct(far, cow) end, "PIL-ABDUCT-01")
    local foe = band("anglo_saxons"):add("warrior", { touch = m, bearing = 270 })
    t.refused(function() abduct(m, foe) end, "PIL-ABDUCT-02")
  end,
}

scenario "the value of a victim counts neither as loot nor as a burden, unless the tables say so" {
  covers = { "PIL-ABDUCT-01" },
  run = function(t)
    local m, adult = village "adult"
    set("rules.abduct.carry.counts", true)
    t.refused(function() abduct(m, adult) end, "PIL-LOOT-04")
    set("rules.abduct.carry.counts", false)
    abduct(m, adult)
    t.equal(m.loot, 0)
    set("rules.abduct.carry.slows", true)
    t.equal(reach("move", m), 4)
  end,
}

scenario "a victim is set down like loot, handed on, and left by who is charged" {
  covers = { "PIL-ABDUCT-01", "PIL-LOOT-07", "PIL-LOOT-08" },
  run = function(t)
    local m, cow, red = village "cow"
    local friend = red:add("warrior", { touch = m, bearing = 270 })
    abduct(m, cow)
    give(m, friend)
    t.equal(reach("move", friend), 4)
    t.equal(reach("move", m), 8)
    next_turn()
    drop(friend)
    t.no(cow.hidden)
    t.equal(reach("move", friend), 8)
    t.yes(cow:touches(friend))
    abduct(friend, cow)
    engage(friend, band("anglo_saxons"):add("warrior", { touch = friend, bearing = 270 }))
    t.no(cow.hidden)
  end,
}

scenario "who carries somebody off does not shoot" {
  covers = { "PIL-ABDUCT-01" },
  run = function(t)
    local m, cow = village("cow", { weapon = "bow" })
    local foe = band("anglo_saxons"):add("warrior", { at = { 10, 20 } })
    abduct(m, cow)
    t.refused(function() shoot(m, foe) end, "PIL-LOOT-05")
  end,
}

scenario "nobody is taken across a fence, through water, up a wall or a ladder" {
  covers = { "PIL-ABDUCT-01" },
  run = function(t)
    local m, cow = village "cow"
    abduct(m, cow)
    next_turn()
    local fence = piece("fence", { line = { { 5, 12 }, { 15, 12 } }, width = 0.5 })
    piece("river", { at = { 10, 6 }, size = { 10, 3 } })
    piece("ladder", { at = { 14, 10 }, size = { 2, 2 } })
    local wall = piece("high_wall", { at = { 9.2, 10 }, size = { 0.6, 4 } })
    t.refused(function() move(m, { 10, 14 }) end, "PIL-ABDUCT-01")
    t.refused(function() move(m, { 10, 7 }) end, "PIL-ABDUCT-01")
    t.refused(function() move(m, { 14, 10 }) end, "PIL-ABDUCT-01")
    t.refused(function() climb(m, wall) end, "PIL-ABDUCT-01")
    t.equal(move(m, { 11, 10 }).spent, 1)
  end,
}

scenario "victims have these moves, classes and values" {
  covers = { "PIL-ABDUCT-02" },
  run = function(t)
    local red, people = band "vikings", band(nil, { neutral = true })
    local rows = { adult = { 6, 4 }, child = { 5, 3 }, cow = { 4, 3 }, sheep = { 4, 2 }, pig = { 4, 2 }, loose_horse = { 9, 4 }, donkey = { 6, 3 } }
    local i = 0
    for troop, row in pairs(rows) do
      i = i + 1
      local m = red:add("warrior", { at = { 10, 4 * i } })
      local victim = people:add(troop, { touch = m, bearing = 90 })
      t.equal(victim.class, "UA")
      t.equal(abduct(m, victim).value, row[2])
      t.equal(reach("move", m), math.min(8, row[1]))
    end
  end,
}

scenario "a cow that is hit dies without a save, an adult saves on 6" {
  covers = { "PIL-ABDUCT-02", "PIL-HIT-03" },
  dice = { hit = { 3, 3, 3 }, save = { 6, 5 } },
  run = function(t)
    local red, people = band "vikings", band(nil, { neutral = true })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local cow, adult = people:add("cow", { at = { 12, 10 } }), people:add("adult", { at = { 9, 10 } })
    local blow = attack(a, cow, { kind = "melee" }).blows[1]
    t.no(blow.save)
    t.no(cow.alive)
    t.no(attack(a, adult, { kind = "melee" }).blows[1].wound)
    t.yes(attack(a, adult, { kind = "melee" }).blows[1].wound)
  end,
}

scenario "whether animals save is data" {
  covers = { "PIL-HIT-03" },
  set = { ["rules.animal.can_save"] = true },
  dice = { hit = { 3 }, save = { 6 } },
  run = function(t)
    local a = band("vikings"):add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local cow = band(nil, { neutral = true }):add("cow", { at = { 12, 10 } })
    attack(a, cow, { kind = "melee" })
    t.yes(cow.alive)
  end,
}

scenario "a hen is loot like any other" {
  covers = { "PIL-ABDUCT-03" },
  run = function(t)
    local m = band("vikings"):add("warrior", { loot = 1, at = { 10, 10 } })
    t.equal(take(m, piece("hen", { at = { 10.9, 10 } })).value, 1)
    t.equal(m.loot, 2)
    t.equal(reach("move", m), 6)
  end,
}

scenario "what a hen is worth is data" {
  covers = { "PIL-ABDUCT-03" },
  set = { ["rules.terrain.hen.value"] = 2 },
  run = function(t)
    local m = band("vikings"):add("warrior", { at = { 10, 10 } })
    t.equal(take(m, piece("hen", { at = { 10.9, 10 } })).value, 2)
  end,
}
