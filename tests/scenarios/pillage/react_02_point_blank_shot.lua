-- A point-blank shot at the charger: all usual modifiers and -1.
scenario "a bow at a UA charger within half range needs 5" {
  covers = { "PIL-REACT-02" },
  dice = { hit = { 4, 5 }, save = { 5 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local b = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    local b2 = blue:add("warrior", { weapon = "bow", at = { 18, 20 } })
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 20 } })
    local r = charge(a, b, { react = "bow" })
    t.equal(#r.blows, 1)
    t.equal(r.blows[1].kind, "reaction")
    t.equal(r.blows[1].need, 5)
    t.no(r.blows[1].hit)
    t.no(r.cancelled)
    t.yes(r.contact)
    r = charge(a2, b2, { react = "bow" })
    t.yes(r.blows[1].wound)
    t.yes(r.cancelled)                 -- no charge die is rolled
    t.no(r.contact)
    t.no(a2.alive)
    t.no(b2.in_melee)
  end,
}

scenario "the shot at a rider finds his horse: 4 to hit it" {
  covers = { "PIL-REACT-02", "PIL-CAV-06" },
  dice = { target = { 3 }, hit = { 4 }, save = { 6 }, charge = { 5 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "spear", armour = true, shield = true, horse = true, at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    local r = charge(a, b, { react = "bow" })
    t.equal(r.blows[1].part, "mount")
    t.equal(r.blows[1].need, 4)
    t.yes(r.contact)
  end,
}

local function fallen(t)
  local red, blue = band "huns", band "anglo_saxons"
  local a = red:add("warrior", { weapon = "hand_weapon", armour = true, horse = true, at = { 10, 10 } })
  local b = blue:add("warrior", { weapon = { "bow", "hand_weapon" }, at = { 19, 10 } })
  return a, b
end

scenario "a rider whose horse is shot charges on on foot, without what a rider has" {
  covers = { "PIL-REACT-02", "PIL-CAV-10" },
  -- the bow and the improvised strike of the fall; the horse's save; then melee
  dice = { target = { 3 }, hit = { 4, 3, 1 }, strike = { 5 }, save = { 5, 6 }, charge = { 3 } },
  run = function(t)
    local a, b = fallen(t)
    local r = charge(a, b, { react = "bow" })
    t.no(a.mounted)
    t.equal(r.reach, 9)
    t.equal(r.distance, 8)             -- between the bases now
    t.yes(r.contact)
    t.yes(r.bonus)
    local blow = fight(a, b):by(a)[1]
    t.equal(blow.need, 2)              -- 3, +1
    t.equal(blow.save.need, 6)         -- UA, no -1
  end,
}

scenario "or he stops there, where the tables say so" {
  covers = { "PIL-REACT-02" },
  set = { ["rules.react.unhorsed"] = "stops" },
  dice = { target = { 3 }, hit = { 4 }, strike = { 5 }, save = { 5 } },
  run = function(t)
    local a, b = fallen(t)
    local r = charge(a, b, { react = "bow" })
    t.yes(r.cancelled)
    t.equal(a.x, 10)
    t.refused(function() move(a, { 11, 10 }) end, "PIL-MOVE-01")
  end,
}

scenario "long range and range count from where the charger stood" {
  covers = { "PIL-REACT-02", "PIL-SHOOT-12", "PIL-SHOOT-06" },
  dice = { hit = { 5 }, charge = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 20, 10 } })
    t.equal(charge(a, b, { react = "bow" }).blows[1].need, 6)    -- 14 of 20 inches
    undo(true)
    put(b, { 30, 10 })
    t.equal(#charge(a, b, { react = "bow" }).blows, 0)           -- 24 inches: lost
    undo(true)
    set("rules.react.range", "unchecked")
    t.dice { hit = { 4 } }
    t.equal(charge(a, b, { react = "bow" }).blows[1].need, 5)
  end,
}

scenario "obstacles are in the way of it as of any shot" {
  covers = { "PIL-REACT-02", "PIL-SHOOT-08" },
  dice = { target = { 3 }, hit = { 4 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    local other = red:add("warrior", { weapon = "hand_weapon", at = { 12, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    t.equal(charge(a, b, { react = "bow" }).blows[1].at, other)
  end,
}

scenario "the shot spends the turn: he neither moves nor shoots" {
  covers = { "PIL-REACT-02" },
  dice = { hit = { 1, 1, 1 }, charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    local b = blue:add("warrior", { weapon = "bow", at = { 18, 10 } })
    charge(a, b, { react = "bow" })
    t.refused(function() move(b, { 20, 10 }) end, "PIL-REACT-02")
    t.refused(function() shoot(b, a) end, "PIL-SHOOT-13")
    next_turn()
    move(b, { 19, 10 })
    undo(true)
    undo(true)
    undo(true)
    set("rules.react.spend.2", "nothing")
    charge(a, b, { react = "bow" })
    t.refused(function() move(b, { 20, 10 }) end, "PIL-REACT-02")
    t.equal(#shoot(b, a, { shots = 1 }).blows, 1)
  end,
}

scenario "a crossbow that has not moved may, who carries loot or rides may not" {
  covers = { "PIL-REACT-02", "PIL-WEAPON-02" },
  dice = { hit = { 1 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band()
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 5, 10 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", at = { 5, 20 } })
    local crossbow = blue:add("warrior", { weapon = "crossbow", at = { 15, 10 } })
    local laden = blue:add("warrior", { weapon = "bow", loot = 1, at = { 18, 20 } })
    t.equal(charge(a1, crossbow, { react = "crossbow" }).blows[1].need, 5)
    t.refused(function() charge(a2, laden, { react = "bow" }) end, "PIL-LOOT-05")
  end,
}

scenario "a javelin from horseback may be thrown at a charger" {
  covers = { "PIL-REACT-02", "PIL-CAV-07" },
  dice = { hit = { 5 }, save = { 6 }, charge = { 1 } },
  run = function(t)
    local red, blue = band "vikings", band "huns"
    local a = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local b = blue:add("warrior", { weapon = { "javelin", "hand_weapon" }, horse = true, at = { 14, 10 } })
    local blow = charge(a, b, { react = "javelin" }).blows[1]
    t.equal(blow.need, 5)
    t.yes(blow.hit)
  end,
}
