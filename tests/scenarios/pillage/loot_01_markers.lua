-- Loot that lies on the table: who takes it, what it weighs, how it changes hands.
local function raider(kit)
  return band("vikings"):add("warrior", { name = "Ulf", at = { 10, 10 } }, kit or {})
end

scenario "a man takes the marker at the end of his move and goes no farther" {
  covers = { "PIL-LOOT-01" },
  run = function(t)
    local m = raider()
    local loot = piece("loot", { at = { 15.9, 10 } })
    t.refused(function() take(m, loot) end, "PIL-LOOT-01")
    t.equal(move(m, { 15, 10 }).left, 3)
    local r = take(m, loot)
    t.yes(r.ok)
    t.equal(r.value, 1)
    t.equal(m.loot, 1)
    t.refused(function() move(m, { 16, 10 }) end, "PIL-MOVE-01")
    t.refused(function() take(m, loot) end, "PIL-LOOT-01")
  end,
}

scenario "taking without a step ends the move as well" {
  covers = { "PIL-LOOT-01" },
  run = function(t)
    local m = raider()
    piece("loot", { at = { 10.9, 10 } })
    take(m)
    t.refused(function() move(m, { 8, 10 }) end, "PIL-MOVE-01")
    next_turn()
    t.equal(move(m, { 8, 10 }).left, 5)
  end,
}

scenario "a marker is worth what the tables say, or what it was set up with" {
  covers = { "PIL-LOOT-01" },
  set = { ["rules.terrain.loot.value"] = 2 },
  run = function(t)
    local m = raider()
    t.equal(take(m, piece("loot", { at = { 10.9, 10 } })).value, 2)
    t.equal(take(m, piece("loot", { at = { 9.1, 10 }, value = 1 })).value, 1)
    t.equal(m.loot, 3)
  end,
}

scenario "a rider takes loot, unless the tables forbid it" {
  covers = { "PIL-LOOT-01" },
  run = function(t)
    local m = raider { horse = true }
    local loot = piece("loot", { at = { 11.2, 10 } })
    set("rules.loot.cavalry.markers", false)
    t.refused(function() take(m, loot) end, "PIL-LOOT-01")
    set("rules.loot.cavalry.markers", true)
    t.yes(take(m, loot).ok)
  end,
}

scenario "what is no loot is not taken, nor by a man in melee" {
  covers = { "PIL-LOOT-01" },
  run = function(t)
    local m = raider()
    local wood = piece("forest", { at = { 10, 10 }, size = { 4, 4 } })
    t.refused(function() take(m, wood) end, "PIL-LOOT-01")
    t.refused(function() take(m) end, "PIL-LOOT-01")
    piece("loot", { at = { 10.9, 10 } })
    engage(m, band("anglo_saxons"):add("warrior", { at = { 9, 10 } }))
    t.refused(function() take(m) end, "PIL-LOOT-01")
  end,
}

scenario "each point of value takes an inch off the move" {
  covers = { "PIL-LOOT-04" },
  run = function(t)
    t.equal(reach("move", raider { loot = 3 }), 5)
  end,
}

scenario "how much is carried and how much it slows are data" {
  covers = { "PIL-LOOT-04" },
  set = { ["rules.loot.capacity"] = 4, ["rules.loot.slows"] = 0.5 },
  run = function(t)
    local m = raider { loot = 2 }
    take(m, piece("loot", { at = { 10.9, 10 }, value = 2 }))
    t.equal(m.loot, 4)
    t.equal(reach("move", m), 6)
  end,
}

scenario "who holds two cannot take two more" {
  covers = { "PIL-LOOT-04" },
  run = function(t)
    local m = raider { loot = 2 }
    local loot = piece("loot", { at = { 10.9, 10 }, value = 2 })
    t.refused(function() take(m, loot) end, "PIL-LOOT-04")
    t.equal(m.loot, 2)
  end,
}

scenario "who carries loot does not shoot" {
  covers = { "PIL-LOOT-05" },
  run = function(t)
    local m = raider { loot = 1, weapon = "javelin" }
    local foe = band("anglo_saxons"):add("warrior", { at = { 15, 10 } })
    t.refused(function() shoot(m, foe) end, "PIL-LOOT-05")
  end,
}

scenario "a javelin man with loot has no point-blank shot" {
  covers = { "PIL-LOOT-05" },
  dice = { charge = { 3 } },
  run = function(t)
    local m = raider { loot = 1, weapon = "javelin" }
    local foe = band("anglo_saxons"):add("warrior", { at = { 15, 10 } })
    t.refused(function() charge(foe, m, { react = "javelin" }) end, "PIL-LOOT-05")
    t.yes(charge(foe, m).contact)
  end,
}

scenario "a carrier who is charged drops the loot, and his slayer takes it" {
  covers = { "PIL-LOOT-06" },
  dice = { charge = { 3 }, hit = { 6, 1 }, save = { 1 } },
  run = function(t)
    local m = raider { loot = 2 }
    local foe = band("anglo_saxons"):add("warrior", { weapon = "hand_weapon", at = { 15, 10 } })
    charge(foe, m, { react = "none" })
    t.equal(m.loot, 0)
    t.equal(foe.loot, 0)
    fight(foe, m)
    t.no(m.alive)
    next_stage()
    t.equal(foe.loot, 2)
  end,
}

local function slain()
  local m = raider { loot = 2 }
  local foe = band("anglo_saxons"):add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
  engage(foe, m)
  fight(foe, m)
  next_stage()
  return foe, m
end

scenario "a winner who cannot carry the loot leaves it lying" {
  covers = { "PIL-LOOT-06" },
  set = { ["rules.loot.capacity"] = 1 },
  dice = { hit = { Ulf = { 1 }, Warrior = { 6 } }, save = { Ulf = { 1 } } },
  run = function(t)
    local foe, m = slain()
    t.no(m.alive)
    t.equal(foe.loot, 0)
  end,
}

scenario "that the loot goes to the winner is data" {
  covers = { "PIL-LOOT-06" },
  set = { ["rules.melee.winner"] = "nobody" },
  dice = { hit = { Ulf = { 1 }, Warrior = { 6 } }, save = { Ulf = { 1 } } },
  run = function(t)
    local foe, m = slain()
    t.equal(foe.loot, 0)
    put(foe, { 8.2, 10 })
    t.equal(take(foe).value, 2)
  end,
}

scenario "while the fighters are busy another takes what they dropped" {
  covers = { "PIL-LOOT-06" },
  run = function(t)
    local m = raider { loot = 2 }
    engage(band("anglo_saxons"):add("warrior", { at = { 11, 10 } }), m)
    local friend = band("huns"):add("warrior", { at = { 8.2, 10 } })      -- touches the loot behind him
    t.equal(take(friend).value, 2)
    t.equal(friend.loot, 2)
  end,
}

scenario "a carrier who wins has his loot back" {
  covers = { "PIL-LOOT-06" },
  dice = { hit = { Ulf = { 6 }, Warrior = { 1 } }, save = { Warrior = { 1 } } },
  run = function(t)
    local m = raider { loot = 2, weapon = "hand_weapon" }
    local foe = band("anglo_saxons"):add("warrior", { weapon = "hand_weapon", at = { 11, 10 } })
    engage(foe, m)
    t.equal(m.loot, 0)
    fight(foe, m)
    t.no(foe.alive)
    next_stage()
    t.equal(m.loot, 2)
  end,
}

scenario "a carrier who is shot leaves the loot where he falls" {
  covers = { "PIL-LOOT-06" },
  dice = { hit = { 6 }, save = { 1 } },
  run = function(t)
    local m = raider { loot = 2 }
    local bow = band("anglo_saxons"):add("warrior", { weapon = "bow", at = { 20, 10 } })
    shoot(bow, m, { shots = 1 })
    t.no(m.alive)
    t.equal(m.loot, 0)
    put(bow, { 10, 10 })
    t.equal(take(bow).value, 2)
  end,
}

scenario "loot is handed to a friend in contact, and neither moves any more" {
  covers = { "PIL-LOOT-07" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { loot = 2, at = { 10, 10 } })
    local b = red:add("warrior", { loot = 1, at = { 11, 10 } })
    local far = red:add("warrior", { at = { 20, 10 } })
    t.refused(function() give(a, far) end, "PIL-LOOT-07")
    t.refused(function() give(far, a) end, "PIL-LOOT-07")
    t.equal(give(a, b).value, 2)
    t.equal(b.loot, 3)
    t.equal(a.loot, 0)
    t.refused(function() move(a, { 9, 10 }) end, "PIL-MOVE-01")
    t.refused(function() move(b, { 12, 10 }) end, "PIL-MOVE-01")
  end,
}

scenario "nobody is handed more than he can carry, nor an enemy anything" {
  covers = { "PIL-LOOT-07" },
  run = function(t)
    local red = band "vikings"
    local a = red:add("warrior", { loot = 2, at = { 10, 10 } })
    local b = red:add("warrior", { loot = 2, at = { 11, 10 } })
    t.refused(function() give(a, b) end, "PIL-LOOT-04")
    local foe = band("anglo_saxons"):add("warrior", { at = { 9, 10 } })
    t.refused(function() give(a, foe) end, "PIL-LOOT-07")
  end,
}

scenario "who drops his loot first moves 8 inches, and it can be taken again" {
  covers = { "PIL-LOOT-08" },
  run = function(t)
    local m = raider { loot = 2 }
    t.equal(reach("move", m), 6)
    t.equal(drop(m).value, 2)
    t.equal(m.loot, 0)
    t.equal(move(m, { 2, 10 }).spent, 8)
    next_turn()
    move(m, { 10, 10 })
    t.equal(take(m).value, 2)
    t.refused(function() drop(m) end, "PIL-LOOT-08")
    next_turn()
    drop(m)
    t.refused(function() drop(m) end, "PIL-LOOT-08")
  end,
}
