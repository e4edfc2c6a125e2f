-- Lassoes in company.
scenario "two Huns with a 6 each take both attacks of a chief" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { hit = { 6, 6 }, save = { 6, 3, 6, 3 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local chief = blue:add("chief", { weapon = "hand_weapon", at = { 20, 20 } })
    local h1 = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 18.7, 20 } })
    local h2 = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 21.3, 20 } })
    engage(h1, chief)
    engage(h2, chief)
    local r = fight(h1, chief)
    t.equal(#r:by(chief), 2)
    for _, blow in ipairs(r:by(chief)) do t.equal(blow.cancelled, "PIL-FACTION-HUNS-02") end
    t.equal(chief.hp, 1)
  end,
}

scenario "two sixes at a man with one attack take no attack of the next turn" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { hit = { 6, 6, 1, 1, 2 }, save = { 6, 5, 6, 5 }, target = { 4 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 20, 20 } })
    local h1 = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 18.7, 20 } })
    local h2 = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 21.3, 20 } })
    engage(h1, man)
    engage(h2, man)
    t.equal(fight(h1, man):by(man)[1].cancelled, "PIL-FACTION-HUNS-02")
    next_turn()
    t.no(fight(h1, man):by(man)[1].cancelled)
  end,
}

scenario "Huns against Huns: the side with the initiative throws first" {
  covers = { "PIL-FACTION-HUNS-02" },
  dice = { target = { 4 }, hit = { 6 }, save = { 6 } },
  run = function(t)
    local red, blue = band "huns", band "huns"
    local h1 = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local h2 = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 11.6, 10 } })
    initiative(blue)
    engage(h1, h2)
    local r = fight(h1, h2)
    t.yes(r.blows[1].by == h2)
    t.equal(r:by(h1)[1].cancelled, "PIL-FACTION-HUNS-02")
  end,
}

scenario "a Hun who has been charged throws before the charger, unless that one strikes first" {
  covers = { "PIL-FACTION-HUNS-02", "PIL-MELEE-02" },
  dice = { charge = { 5 }, hit = { 6 }, save = { 6 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "huns"
    local man = red:add("warrior", { weapon = "hand_weapon", at = { 10, 10 } })
    local hun = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 18, 10 } })
    charge(man, hun, { react = "none" })
    local r = fight(man, hun)
    t.yes(r.blows[1].by == hun)
    t.equal(r:by(man)[1].cancelled, "PIL-FACTION-HUNS-02")
  end,
}

scenario "a raised shield has no attack to lose; a 6 thrown again for a 1 counts" {
  covers = { "PIL-FACTION-HUNS-02", "PIL-GEAR-01" },
  dice = { hit = { 6, 1, 6 }, save = { 4, 6 } },
  run = function(t)
    local red, blue = band "huns", band "anglo_saxons"
    local h1 = red:add("warrior", { weapon = "hand_weapon", horse = true, at = { 10, 10 } })
    local h2 = red:add("warrior", { weapon = "hand_weapon", horse = true, standard = true, at = { 10, 20 } })
    local m1 = blue:add("warrior", { weapon = "hand_weapon", shield = true, at = { 11.3, 10 } })
    local m2 = blue:add("warrior", { weapon = "hand_weapon", at = { 11.3, 20 } })
    engage(h1, m1)
    engage(h2, m2)
    raise_shield(m1)
    t.equal(#fight(h1, m1):by(m1), 0)
    t.equal(fight(h2, m2):by(m2)[1].cancelled, "PIL-FACTION-HUNS-02")
  end,
}

scenario "an unhorsed Hun has no lasso any more" {
  covers = { "PIL-FACTION-HUNS-02", "PIL-CAV-10" },
  -- the charging spear takes the horse in the first step; the Hun's 6 hits the rider
  dice = { charge = { 5 }, target = { 1, 4 }, hit = { 3, 6 }, strike = { 1 }, save = { 6, 3, 6 } },
  run = function(t)
    local red, blue = band "anglo_saxons", band "huns"
    local rider = red:add("warrior", { weapon = "spear", horse = true, at = { 10, 10 } })
    local hun = blue:add("warrior", { weapon = "hand_weapon", horse = true, at = { 20, 10 } })
    charge(rider, hun, { react = "none" })
    local r = fight(rider, hun)
    t.no(hun.mounted)
    t.equal(r:by(hun)[1].natural, 6)
    t.ran("PIL-FACTION-HUNS-02", 1)    -- his place in the order, while he rode
  end,
}
