-- Up to half of the band's cost may be mercenaries, who keep their own rules.
-- Huns pay 10 for a warrior, 15 for armour, 5 for shield and spear, 15 for a hand
-- weapon and 30 for a horse; Byzantines 10, 5, 5, 5 and 10.
scenario "mercenaries worth 200 of 400 gold pieces are accepted" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })                                        -- 40
    red:row(5, "warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 10 } })     -- 150
    red:add("warrior", { at = { 15, 5 } })                                                               -- 10
    red:row(5, "warrior", { weapon = "hand_weapon", armour = true, faction = "huns", at = { 10, 15 } })  -- 200
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 400)
  end,
}

scenario "mercenaries worth 205 of 400 gold pieces are not" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })                                        -- 40
    red:row(4, "warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 10 } })     -- 120
    red:add("warrior", { weapon = "spear", shield = true, at = { 15, 5 } })                              -- 20
    red:add("warrior", { weapon = "spear", at = { 18, 5 } })                                             -- 15
    red:row(4, "warrior", { weapon = "hand_weapon", armour = true, faction = "huns", at = { 10, 15 } })  -- 160
    red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, faction = "huns", at = { 20, 15 } })      -- 45
    t.equal(muster(red, { budget = 400 }).cost, 400)
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-FACTION-BYZANTINES-02")
  end,
}

scenario "by the data heads are counted, and six of twelve are enough" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  set = { ["factions.byzantines.mercenaries"] = "models" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(5, "warrior", { at = { 10, 10 } })
    red:row(6, "warrior", { weapon = "hand_weapon", armour = true, faction = "huns", at = { 10, 15 } })     -- 240 of 330
    t.yes(muster(red, { budget = 400 }).ok)
    red:add("warrior", { faction = "huns", at = { 20, 15 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-FACTION-BYZANTINES-02")
  end,
}

-- Sixteen fighters, since the limit on cavalry is that of the Byzantines.
scenario "four hired Hun riders at 45 are accepted" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })                                        -- 40
    red:row(11, "warrior", { weapon = "spear", at = { 10, 10 } })                                        -- 165
    red:row(4, "warrior", { weapon = "spear", horse = true, faction = "huns", at = { 10, 15 } })         -- 180
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 385)
  end,
}

scenario "five hired Hun riders are not" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })                                        -- 40
    red:row(9, "warrior", { weapon = "spear", at = { 10, 10 } })                                         -- 135
    red:row(5, "warrior", { weapon = "spear", horse = true, faction = "huns", at = { 10, 15 } })         -- 225
    t.equal(muster(red, { budget = 400 }).cost, 400)
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-FACTION-BYZANTINES-02")
  end,
}

scenario "a hired Hun rider keeps his lasso" {
  covers = { "PIL-FACTION-BYZANTINES-02", "PIL-FACTION-HUNS-02" },
  dice = { hit = { 6 }, save = { 6 } },
  run = function(t)
    local red, blue = band "byzantines", band "vikings"
    local hun = red:add("warrior", { weapon = "hand_weapon", horse = true, faction = "huns", at = { 10, 10 } })
    local man = blue:add("warrior", { weapon = "hand_weapon", at = { 10, 11.3 } })
    engage(hun, man)
    t.equal(hun.faction, "huns")
    t.equal(fight(hun, man):by(man)[1].cancelled, "PIL-FACTION-HUNS-02")
  end,
}

scenario "a Hun chief does not lead Byzantines" {
  covers = { "PIL-FACTION-BYZANTINES-02" },
  run = function(t)
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon", faction = "huns", at = { 10, 5 } })       -- 45
    red:row(5, "warrior", { weapon = "spear", at = { 10, 10 } })                          -- 75
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-FACTION-BYZANTINES-02")
  end,
}
