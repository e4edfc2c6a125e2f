-- A hand weapon in each hand: one attack more, saves worse by one.
local pair = { weapon = { "hand_weapon", "hand_weapon" } }

scenario "two hand weapons give a Rus two attacks, anybody else one" {
  covers = { "PIL-FACTION-RUS-04", "PIL-WEAPON-10" },
  dice = { hit = { 1, 1, 1 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", pair, { at = { 10, 10 } })
    local viking = blue:add("warrior", pair, { at = { 10, 11 } })
    engage(rus, viking)
    local r = fight(rus, viking)
    t.equal(#r:by(rus), 2)
    t.equal(#r:by(viking), 1)
  end,
}

scenario "UA saves with 7, with armour 6, against blows and shots" {
  covers = { "PIL-FACTION-RUS-04" },
  dice = { hit = { 3, 5 }, save = { 6, 3, 5 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local ua = red:add("warrior", pair, { at = { 10, 10 } })
    local sa = red:add("warrior", pair, { armour = true, at = { 20, 10 } })
    local foe = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    local archer = blue:add("warrior", { weapon = "bow", at = { 20, 16 } })
    t.equal(need("save", foe, ua), 6)          -- his enemy saves as ever
    local blow = attack(foe, ua).blows[1]
    t.equal(blow.save.need, 7)
    t.no(blow.save.ok)
    blow = shoot(archer, sa, { shots = 1 }).blows[1]
    t.equal(blow.save.need, 6)
    t.no(blow.save.ok)
  end,
}

scenario "whether shots find him worse covered is a data key" {
  covers = { "PIL-FACTION-RUS-04" },
  set = { ["factions.kievan_rus.two_weapons.saves"] = "melee" },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", pair, { at = { 10, 10 } })
    local archer = blue:add("warrior", { weapon = "bow", at = { 10, 16 } })
    t.equal(need("save", rus, archer, { kind = "shoot" }), 6)
    t.equal(need("save", rus, archer), 7)
    set("factions.kievan_rus.two_weapons.save", -2)
    t.equal(need("save", rus, archer), 8)
  end,
}

scenario "the second weapon costs 15 once more, for others it is none" {
  covers = { "PIL-FACTION-RUS-04", "PIL-WEAPON-10" },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local chief = red:add("chief", pair, { at = { 10, 10 } })       -- 30 + 15 + 15
    red:add("warrior", pair, { armour = true, at = { 13, 10 } })    -- 10 + 15 + 15 + 5
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 105)
    t.equal(chief.max_hp, 3)
    blue:add("chief", pair, { at = { 10, 20 } })
    m = muster(blue, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 40)
  end,
}

scenario "with them he has neither shield nor ranged weapon, nor a third weapon, nor a hand for a standard" {
  covers = { "PIL-FACTION-RUS-04", "PIL-GEN-10", "PIL-GEAR-03" },
  run = function(t)
    local function judge(more)
      battle {}
      local red = band "kievan_rus"
      red:add("chief", { weapon = "hand_weapon", shield = true, at = { 10, 5 } })
      red:row(3, "warrior", { weapon = "spear", at = { 10, 8 } })
      red:add("warrior", pair, more, { at = { 10, 10 } })
      return muster(red, { budget = 400 })
    end
    t.yes(judge { armour = true }.ok)
    t.refused(function() return judge { shield = true } end, "PIL-FACTION-RUS-04")
    t.refused(function() return judge { weapon = { "hand_weapon", "hand_weapon", "javelin" } } end, "PIL-FACTION-RUS-04")
    t.refused(function() return judge { weapon = { "hand_weapon", "hand_weapon", "spear" } } end, "PIL-GEN-10")
    t.refused(function() return judge { standard = true } end, "PIL-GEAR-03")
  end,
}

scenario "a hired Rus is held to it too" {
  covers = { "PIL-FACTION-RUS-04", "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local function judge(more)
      battle {}
      local red = band "byzantines"
      red:add("chief", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 5 } })    -- 50
      red:row(2, "warrior", { weapon = "spear", armour = true, shield = true, at = { 10, 8 } })      -- 50
      red:add("warrior", pair, more, { faction = "kievan_rus", at = { 10, 10 } })
      return muster(red, { budget = 400 })
    end
    local m = judge {}
    t.yes(m.ok)
    t.equal(m.cost, 140)
    t.refused(function() return judge { shield = true } end, "PIL-FACTION-RUS-04")
  end,
}

scenario "a chief with two has three attacks, a berserker under mushrooms too" {
  covers = { "PIL-FACTION-RUS-04", "PIL-TROOP-06" },
  choices = { ["PIL-TROOP-05"] = { "yes" } },
  dice = { ["PIL-TROOP-06"] = { 3 }, hit = { 1, 1, 1, 1, 1, 1, 1, 1 } },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local chief = red:add("chief", pair, { at = { 10, 10 } })
    local mad = red:add("berserker", pair, { at = { 20, 10 } })
    local one = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    local two = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 11 } })
    engage(chief, one)
    engage(mad, two)
    t.equal(#fight(chief, one):by(chief), 3)
    t.equal(#fight(mad, two):by(mad), 3)
  end,
}

scenario "one weapon fells a bare man in five rounds of nine, a pair in 65 of 81" {
  covers = { "PIL-FACTION-RUS-04" },
  run = function(t)
    local red, blue = band "kievan_rus", band "vikings"
    local rus = red:add("warrior", pair, { at = { 10, 10 } })
    local foe = blue:add("warrior", { weapon = "spear", at = { 10, 11 } })
    engage(rus, foe)
    -- One attack: 2/3 x 5/6 = 5/9. Two: 1 - (4/9)^2 = 65/81.
    t.odds(function() return attack(rus, foe).lost == 1 end, "5/9")
    t.odds(function() fight(rus, foe) return not foe.alive end, "65/81")
  end,
}
