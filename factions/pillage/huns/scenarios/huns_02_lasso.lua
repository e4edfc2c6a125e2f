-- The lasso: a mounted Hun's natural 6 in melee cancels one attack of his enemy.
scenario "a lasso on a six cancels the blow" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { hit = { 6 }, save = { 6 } },        -- the Saxon's blow is not rolled
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(hun, man)
    local r = fight(hun, man)
    t.equal(r:by(hun)[1].need, 3)
    t.yes(r:by(hun)[1].hit)
    t.equal(r:by(man)[1].cancelled, "PIL-FACTION-HUNS-02")
    t.yes(hun.mounted)
  end,
}

scenario "on a five the man strikes as usual" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { target = { 4 }, hit = { 5, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(hun, man)
    local r = fight(hun, man)
    t.yes(r:by(hun)[1].hit)
    t.no(r:by(man)[1].cancelled)
    t.equal(#r:by(man)[1].faces, 1)
  end,
}

scenario "one attack of a Hun cancels with a chance of exactly 1/6" {
  covers = { "PIL-FACTION-HUNS-02" },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(hun, man)
    t.odds(function()
      return fight(hun, man):by(man)[1].cancelled == "PIL-FACTION-HUNS-02"
    end, "1/6")
  end,
}

scenario "of a chief's two attacks a six cancels one" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { target = { 4 }, hit = { 6, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local chief = blue:add("chief", { weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(hun, chief)
    local lost, rolled = 0, 0
    for _, blow in ipairs(fight(hun, chief):by(chief)) do
      if blow.cancelled == "PIL-FACTION-HUNS-02" then lost = lost + 1 else rolled = rolled + 1 end
    end
    t.equal(lost, 1)
    t.equal(rolled, 1)
  end,
}

scenario "where 7 is needed the first 6 cancels although 3 misses" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { hit = { 6, 3 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 11.3 } })
    engage(hun, man)
    local r = fight(hun, man)
    t.equal(r:by(hun)[1].need, 7)
    t.no(r:by(hun)[1].hit)
    t.equal(r:by(man)[1].cancelled, "PIL-FACTION-HUNS-02")
  end,
}

scenario "a Hun on foot cancels nothing" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { hit = { 6, 1 }, save = { 6 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11 } })
    engage(hun, man)
    t.no(fight(hun, man):by(man)[1].cancelled)
    t.not_ran("PIL-FACTION-HUNS-02")
  end,
}

scenario "an enemy who struck in an earlier step has struck" {
  covers = { "PIL-FACTION-HUNS-02" },
  -- the charging spear misses the rider; the Hun's 6 hits the rider and is saved
  dice = { charge = { 5 }, target = { 4, 4 }, hit = { 1, 6 }, save = { 6 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "huns"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local hun = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 20 } })
    charge(rider, hun, { react = "none" })
    local r = fight(rider, hun)
    t.equal(r:by(rider)[1].step, "first")
    t.no(r:by(rider)[1].cancelled)
    t.equal(r:by(hun)[1].natural, 6)
  end,
}

scenario "the blow that a six cancels may have been meant for another" {
  covers = { "PIL-FACTION-HUNS-02" },
  -- the mounted Hun strikes first, then his comrade on foot; the enemy never
  dice = { hit = { 6, 1 }, save = { 6, 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local a1 = red:add("warrior", { weapon = "hand_weapon", at = { 10, 9 } })
    local a2 = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 11.3 } })
    local b = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    engage(a1, b)
    engage(a2, b)
    local r = fight(b, a1)
    t.yes(r:by(a2)[1].at == b)
    t.equal(r:by(a2)[1].save.need, 7)
    t.equal(r:by(b)[1].cancelled, "PIL-FACTION-HUNS-02")
    t.yes(a1.alive)
  end,
}

scenario "a six at the horse of an enemy rider cancels the rider's attack" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { target = { 2 }, hit = { 6 }, save = { 6 } },      -- the horse saves
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local rider = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 11.6 } })
    engage(hun, rider)
    local r = fight(hun, rider)
    t.equal(r:by(hun)[1].part, "mount")
    t.equal(r:by(hun)[1].need, 4)
    t.equal(r:by(rider)[1].cancelled, "PIL-FACTION-HUNS-02")
    t.yes(rider.mounted)
  end,
}

scenario "a Hun thrown in the first step is early no longer" {
  covers = { "PIL-FACTION-HUNS-02", "PIL-CAV-10" },
  dice = { charge = { 5 }, target = { 1, 4 }, hit = { 6, 2, 2 }, save = { 1 }, strike = { 1 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "huns"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local hun = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 20 } })
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 16, 20 } })
    initiative(red)
    engage(man, hun)
    charge(rider, hun, { react = "none" })
    local r = fight(rider, hun)
    t.no(hun.mounted)
    t.yes(r.blows[2].by == man)        -- the initiative is his side's
  end,
}

scenario "on which face the rope holds is data" {
  covers = { "PIL-FACTION-HUNS-02" },
  set = { ["factions.huns.lasso"] = 5 },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local hun = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(hun, man)
    t.odds(function()
      return fight(hun, man):by(man)[1].cancelled == "PIL-FACTION-HUNS-02"
    end, "1/3")
  end,
}
