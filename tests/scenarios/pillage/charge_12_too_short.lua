-- A charge that falls short moves half of the allowance, in whole inches.
scenario "an SA man moves 3 inches, UA 4, FA 3, an FA rider 6" {
  covers = { "PIL-CHARGE-12" },
  dice = { charge = { 3, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local function short(y, kit, away)
      local a = red:add("warrior", kit, { weapon = "spear", at = { 2, y } })
      local b = blue:add("warrior", { weapon = "spear", at = { 2 + away, y } })
      local r = charge(a, b, { react = "none" })
      t.no(r.contact)
      t.no(a.in_melee)
      return a.x - 2
    end
    t.equal(short(5, { armour = true }, 10.5), 3)       -- 9 of 9.5 inches
    t.equal(short(15, {}, 20), 4)
    t.equal(short(25, { armour = true, shield = true }, 20), 3)
    t.equal(short(35, { armour = true, shield = true, horse = true }, 20), 6)
  end,
}

scenario "after it an archer has one shot, a crossbowman none" {
  covers = { "PIL-CHARGE-12" },
  dice = { charge = { 1, 1 }, hit = { 1 } },
  run = function(t)
    local red, blue = band(), band "anglo_saxons"
    local archer = red:add("warrior", { weapon = "bow", armour = true, at = { 2, 10 } })
    local crossbow = red:add("warrior", { weapon = "crossbow", armour = true, at = { 2, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 15, 20 } })
    charge(archer, b1, { react = "none" })
    charge(crossbow, b2, { react = "none" })
    t.equal(archer.moved, 3)
    t.equal(#shoot(archer, b1).blows, 1)
    t.refused(function() shoot(crossbow, b2) end, "PIL-SHOOT-13")
  end,
}

scenario "it stops 1 inch from any enemy, the target or another" {
  covers = { "PIL-CHARGE-12", "PIL-MOVE-04" },
  set = { ["rules.move.infantry.UA"] = 4 },
  dice = { charge = { 1, 1 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "spear", at = { 2, 10 } })
    local a2 = red:add("warrior", { weapon = "spear", at = { 2, 20 } })
    local b1 = blue:add("warrior", { weapon = "spear", at = { 8.5, 10 } })
    local b2 = blue:add("warrior", { weapon = "spear", at = { 8.5, 20 } })
    blue:add("warrior", { weapon = "spear", at = { 5, 20 } })
    charge(a1, b1, { react = "none" })
    t.equal(a1.x, 4)
    charge(a2, b2, { react = "none" })
    t.equal(a2.x, 3)                   -- 1 inch from the man in the way
  end,
}

scenario "a rider whose charge fell short has no spear that strikes first" {
  covers = { "PIL-CHARGE-12", "PIL-WEAPON-11" },
  -- the rider falls short; the man charges him with a bonus
  dice = { charge = { 1, 5 }, target = { 4 }, hit = { 1, 1 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 2, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 10 } })
    charge(rider, man, { react = "none" })
    t.equal(rider.x, 9)
    t.yes(charge(man, rider, { react = "none" }).contact)
    local r = fight(rider, man)
    t.equal(r:by(rider)[1].step, "normal")
    t.equal(r:by(rider)[1].need, 4)    -- no bonus either
    t.equal(r:by(man)[1].need, 3)      -- 3, +1 for his charge, -1 for the horse
  end,
}
