-- Weapons and mounts.

local function facing(weapon, at, extra)
  local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
  local u = red:add("warriors", { size = 4, weapon = weapon, horse = extra, at = { 10, 10 } })
  local v = blue:add("warriors", { size = 6, files = 6, at = at or { 10, 24 } })
  return u, v, red, blue
end

scenario "javelins fly at the end of a move, at no cost" {
  covers = { "SAGA-WPN-01" },
  dice = { attack = { 4, 4, 4, 4 }, defence = { 4, 4, 4, 4 } },
  run = function(t)
    local u, v = facing("javelin", { 10, 22 })
    t.equal(move(u, { 10, 15.5 }).free_shot, true)
    t.yes(u.free_shot)
    shoot(u, v, { use = {}, answer = {} })
    t.equal(u.activations, 1) t.equal(u.fatigue, 0) t.no(u.free_shot)
    -- A second move tires, its throw does not.
    put(v, { 10, 24 })
    t.equal(move(u, { 10, 17 }).free_shot, true)
    shoot(u, v, { use = {}, answer = {} })
    t.equal(u.activations, 2) t.equal(u.fatigue, 1)
  end,
}

scenario "a javelin may be thrown by an activation too" {
  covers = { "SAGA-WPN-01" },
  seed = 2,
  run = function(t)
    local u, v = facing("javelin", { 10, 15 })
    shoot(u, v)
    t.equal(u.activations, 1)
    shoot(u, v)
    t.equal(u.fatigue, 1)
    set("rules.saga.activation.javelin_shoots", false)
    t.refused(function() shoot(u, v) end, "SAGA-WPN-01")
  end,
}

scenario "no javelins after contact" {
  covers = { "SAGA-WPN-01", "SAGA-ENGAGE-12" },
  run = function(t)
    local u, v = facing("javelin", { 10, 15 })
    engage(u, v)
    t.no(u.free_shot)
    t.refused(function() shoot(u, v) end, "SAGA-ENGAGE-12")
  end,
}

scenario "bows do not shoot on the move, and the moment passes" {
  covers = { "SAGA-WPN-01" },
  run = function(t)
    local u, v, red = facing "bow"
    t.equal(move(u, { 10, 12 }).free_shot, false)
    local w = red:add("warriors", { size = 4, weapon = "javelin", at = { 30, 10 } })
    move(w, { 30, 12 })
    t.yes(w.free_shot)
    rest(red:add("warriors", { size = 4, at = { 20, 5 } }))
    t.no(w.free_shot)
  end,
}

scenario "crossbows lower the Armour of who is shot at" {
  covers = { "SAGA-WPN-02" },
  dice = { attack = { 3, 2, 4 }, defence = { 4, 4 } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { size = 6, weapon = "crossbow", at = { 10, 10 } })
    local v = blue:add("warriors", { at = { 10, 18 } })
    local r = shoot(u, v)
    t.equal(r.armour, 3) t.equal(r.hits, 2)
    t.explains("SAGA-WPN-02", -1)
  end,
}

scenario "crossbowmen are exposed, to arrows and to blades" {
  covers = { "SAGA-WPN-03", "SAGA-WPN-02" },
  run = function(t)
    local u, v, red, blue = facing("crossbow", { 10, 15 })
    t.equal(armour(u), 3) t.equal(armour(u, { kind = "shoot" }), 3) t.equal(armour(v), 4)
    local x = blue:add("warriors", { size = 4, weapon = "crossbow", at = { 10, 18 } })
    put(v, { 30, 30 })
    t.equal(armour(u, { kind = "shoot", from = x }), 2)
    off "SAGA-WPN-03"
    t.equal(armour(u), 4)
  end,
}

scenario "bows and slings change nothing" {
  covers = { "SAGA-WPN-04" },
  run = function(t)
    for _, id in ipairs { "bow", "sling" } do
      battle {}
      local u, v = facing(id, { 10, 18 })
      t.equal(armour(v, { kind = "shoot", from = u }), 4)
      t.equal(armour(u, { kind = "shoot", from = u }), 4) t.equal(armour(u), 4)
    end
  end,
}

scenario "Armour by class" {
  covers = { "SAGA-SHOOT-05", "SAGA-MELEE-01" },
  run = function(t)
    local red = band(nil, { name = "red" })
    for troop, want in pairs { levies = { 3, 3 }, warriors = { 4, 4 }, hearthguards = { 5, 5 }, warlord = { 5, 6 } } do
      local u = red:add(troop, { size = 1, at = { 10, 10 } })
      t.equal(armour(u), want[1]) t.equal(armour(u, { kind = "shoot" }), want[2])
    end
    local rider = red:add("hearthguards", { horse = true, at = { 20, 20 } })
    t.equal(armour(rider), 5) t.equal(armour(rider, { kind = "shoot" }), 4)
  end,
}

scenario "a double-handed axe bites both ways" {
  covers = { "SAGA-WPN-04" },
  run = function(t)
    local u, v = facing("great_axe", { 10, 15 })
    t.equal(armour(v, { from = u }), 3) t.equal(armour(u, { from = v }), 3)
    t.equal(armour(u, { kind = "shoot" }), 4)
    set("rules.weapon.great_axe.bites", -2)
    t.equal(armour(v, { from = u }), 2)
  end,
}

scenario "a composite bow is shot before a move or after it" {
  covers = { "SAGA-WPN-04", "SAGA-WPN-01" },
  seed = 4,
  run = function(t)
    local u, v = facing("composite_bow", { 10, 18 })
    t.equal(range_of(u), 6)
    put(v, { 10, 16 })
    shoot(u, v)
    t.yes(u.has_shot)
    move(u, { 10, 6 })
    t.equal(u.activations, 1) t.no(u.free_shot)
    move(u, { 10, 10 })
    t.equal(u.activations, 2)
    shoot(u, v)
    t.equal(u.activations, 2) t.equal(u.fatigue, 1)
  end,
}

scenario "how far units move" {
  covers = { "SAGA-ENGAGE-02" },
  run = function(t)
    local red = band(nil, { name = "red" })
    local u = red:add("warriors", { size = 1, at = { 10, 10 } })
    local v = red:add("warriors", { size = 1, horse = true, at = { 20, 10 } })
    t.equal(move(u, { 10, 16 }).length, 6)
    t.refused(function() move(v, { 20, 22.1 }) end, "SAGA-ENGAGE-02")
    t.equal(move(v, { 20, 22 }).most, 12)
    next_turn()
    piece("field", { at = { 10, 20 }, size = { 6, 4 } })
    t.refused(function() move(u, { 10, 20.1 }) end, "SAGA-ENGAGE-02")
    t.equal(move(u, { 10, 20 }).most, 4)
    set("rules.terrain.field.slow", false)
    next_turn()
    t.equal(move(u, { 10, 14 }).most, 6)
  end,
}

scenario "Fatigue of who moves is spent to hold it back" {
  covers = { "SAGA-ENGAGE-02" },
  choices = { fatigue = { "slow" } },
  run = function(t)
    local red, blue = band(nil, { name = "red" }), band(nil, { name = "blue" })
    local u = red:add("warriors", { size = 1, at = { 10, 10 }, fatigue = 1 })
    t.equal(move(u, { 10, 14 }).most, 4)
    t.equal(u.fatigue, 0)
  end,
}
