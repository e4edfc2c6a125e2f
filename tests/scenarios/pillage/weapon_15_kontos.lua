-- The kontos: one thrust of a charge, at everybody beside, and no blow back.
local function lists(opts)
  opts = opts or {}
  local red, blue = band("huns", { name = "red" }), band("anglo_saxons", { name = "blue" })
  local rider = red:add("roman_cataphract", { name = "R", weapon = { "kontos", "hand_weapon" }, armour = true, horse = true, at = { 20, 20 } })
  local man = blue:add("warrior", { name = "B", weapon = "hand_weapon", armour = true, shield = true, hp = opts.hp, at = { 20, 30 } })
  return rider, man, red, blue
end

scenario "charged with a kontos FA saves with 6 and does not strike back; then it is the sword" {
  covers = { "PIL-WEAPON-15" },
  dice = { charge = { 4 }, hit = { R = { 4, 5 }, B = { 1 } }, save = { B = { 6, 4 } }, target = { 4 } },
  run = function(t)
    local rider, man = lists()
    t.yes(charge(rider, man).contact)
    local r = fight(rider, man)
    local blow = r:by(rider)[1]
    t.equal(blow.weapon, "kontos")
    t.equal(blow.step, "normal")
    t.equal(blow.need, 4)                        -- 5, charged +1
    t.equal(blow.save.need, 6)                   -- 4, cavalry -1, kontos -1
    t.equal(r:by(man)[1].cancelled, "PIL-WEAPON-15")
    r = fight(rider, man)
    blow = r:by(rider)[1]
    t.equal(blow.weapon, "hand_weapon")
    t.equal(blow.need, 5)
    t.equal(blow.save.need, 4)
    t.equal(#r:by(man), 1)
    t.no(r:by(man)[1].cancelled)
  end,
}

scenario "with a charge roll of 1 the kontos works: 5 to hit, 5 to save, no blow back" {
  covers = { "PIL-WEAPON-15", "PIL-CHARGE-09" },
  dice = { charge = { 2 }, hit = { 5 }, save = { 5 } },
  run = function(t)
    local rider, man = lists()
    charge(rider, man)
    local r = fight(rider, man)
    t.equal(r:by(rider)[1].need, 5)
    t.equal(r:by(rider)[1].save.need, 5)
    t.equal(r:by(man)[1].cancelled, "PIL-WEAPON-15")
  end,
}

-- B2 and a friend F stand beside B where the rider arrives.
local function crowd()
  local rider, man, red, blue = lists()
  local foe = blue:add("warrior", { name = "B2", weapon = "hand_weapon", armour = true, shield = true, at = { 20.923, 29.615 } })
  local friend = red:add("warrior", { name = "F", weapon = "spear", at = { 19.077, 29.615 } })
  return rider, man, foe, friend
end

scenario "the target with the charge bonus, whoever touches both without, friends too" {
  covers = { "PIL-WEAPON-15", "PIL-MULTI-02" },
  dice = { charge = { 4 }, hit = { R = { 3, 4, 2 }, B2 = { 1 } }, target = { 4 } },
  run = function(t)
    local rider, man, foe, friend = crowd()
    charge(rider, man)
    t.yes(rider:touches(foe) and rider:touches(friend) and man:touches(foe) and man:touches(friend))
    local r = fight(rider, man)
    local mine = r:by(rider)
    t.equal(#mine, 3)
    t.equal({ mine[1].at, mine[1].need }, { man, 4 })
    t.equal({ mine[2].at, mine[2].need }, { foe, 5 })
    t.equal({ mine[3].at, mine[3].need }, { friend, 3 })
    t.equal(r:by(man)[1].cancelled, "PIL-WEAPON-15")
    t.no(r:by(foe)[1].cancelled)                 -- he was not charged
  end,
}

scenario "the save of all who are struck is at -1, that of the target at -2" {
  covers = { "PIL-WEAPON-15" },
  dice = { charge = { 4 }, hit = { R = { 4, 5, 3 }, B2 = { 1 } }, target = { 4 }, save = { B = { 6 }, B2 = { 5 }, F = { 6, 4 } } },
  run = function(t)
    local rider, man, foe, friend = crowd()
    charge(rider, man)
    local mine = fight(rider, man):by(rider)
    t.equal(mine[1].save.need, 6)
    t.equal(mine[2].save.need, 5)
    t.equal(mine[3].save.need, 7)                -- UA 6
  end,
}

scenario "by the data enemies alone, or the target alone" {
  covers = { "PIL-WEAPON-15" },
  dice = { charge = { 4, 4 }, hit = { R = { 3, 4, 3 }, B2 = { 1, 1 } }, target = { 4, 4 } },
  run = function(t)
    for targets, n in pairs { enemies = 2, target = 1 } do
      battle {}
      set("rules.weapon.kontos.targets", targets)
      local rider, man = crowd()
      charge(rider, man)
      t.equal(#fight(rider, man):by(rider), n)
    end
  end,
}

scenario "its bearer may take the sword instead: then he is struck back" {
  covers = { "PIL-WEAPON-15" },
  dice = { charge = { 4 }, hit = { R = { 3 }, B = { 1 } }, target = { 4 } },
  run = function(t)
    local rider, man = lists()
    charge(rider, man)
    wield(rider, "hand_weapon")
    local r = fight(rider, man)
    t.equal(r:by(rider)[1].weapon, "hand_weapon")
    t.no(r:by(man)[1].cancelled)
  end,
}

scenario "who fell short and was charged then fights with the sword" {
  covers = { "PIL-WEAPON-15" },
  dice = { charge = { 4, 1 }, hit = { 1, 1 }, target = { 4 } },
  run = function(t)
    local rider, man, _, blue = lists()
    put(man, { 20, 39 })
    local other = blue:add("warrior", { weapon = "hand_weapon", at = { 12, 27 } })
    t.no(charge(rider, man).contact)
    t.yes(charge(other, rider).contact)
    local r = fight(rider, other)
    t.equal(r:by(rider)[1].weapon, "hand_weapon")
    t.no(r:by(other)[1].cancelled)
  end,
}

scenario "without a sword it is what comes to hand, whatever he was told to wield" {
  covers = { "PIL-WEAPON-15" },
  dice = { hit = { 1, 1 }, target = { 4 } },
  run = function(t)
    local red, blue = band "vikings", band "anglo_saxons"
    local rider = red:add("warrior", { weapon = "kontos", horse = true, at = { 20, 20 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", touch = rider, bearing = 0 })
    engage(rider, man)
    wield(rider, "kontos")
    t.equal(fight(rider, man):by(rider)[1].weapon, "improvised")
  end,
}

scenario "told before the charge to wield the kontos he thrusts with it, and then takes the sword" {
  covers = { "PIL-WEAPON-15" },
  dice = { charge = { 4 }, hit = { R = { 4, 5 }, B = { 1 } }, save = { B = { 6, 4 } }, target = { 4 } },
  run = function(t)
    local rider, man = lists()
    wield(rider, "kontos")
    charge(rider, man)
    local r = fight(rider, man)
    t.equal(r:by(rider)[1].weapon, "kontos")
    t.equal(r:by(rider)[1].need, 4)
    t.equal(r:by(man)[1].cancelled, "PIL-WEAPON-15")
    r = fight(rider, man)
    t.equal(r:by(rider)[1].weapon, "hand_weapon")
    t.no(r:by(man)[1].cancelled)
  end,
}

scenario "the chance that a kontos fells FA: 1/2 to hit, 5/6 not saved; a sword afterwards 1/3, 1/2" {
  covers = { "PIL-WEAPON-15" },
  run = function(t)
    local rider, man = lists()
    t.odds(function()
      local r = charge(rider, man)
      if r.contact then fight(rider, man) end
      return not man.alive
    end, "19/54")
  end,
}
