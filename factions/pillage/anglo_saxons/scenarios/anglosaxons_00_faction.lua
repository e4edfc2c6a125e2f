-- The Anglo-Saxons: their faction and their huscarls.
scenario "an Anglo-Saxon band has huscarls, and no berserkers" {
  covers = { "PIL-FACTION-ANGLOSAXONS-00" },
  run = function(t)
    local red = band "anglo_saxons"
    t.equal(red.faction, "anglo_saxons")
    red:add("chief", { weapon = "hand_weapon", armour = true, at = { 10, 5 } })
    red:add("huscarl", { weapon = "dane_axe", armour = true, at = { 12, 5 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 105)       -- 30 + 10 + 5, 40 + 15 + 5
    red:add("berserker", { weapon = "dane_axe", at = { 14, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "what Anglo-Saxons do not buy: gear off their list, and the talents of others" {
  covers = { "PIL-FACTION-ANGLOSAXONS-00" },
  run = function(t)
    local function refused(kit)
      battle { game = "pillage" }
      local red = band "anglo_saxons"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add("warrior", kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "crossbow", "angon", "pike", "composite_bow", "hasta" } do refused { weapon = w } end
    refused { war_dogs = true }
    battle { game = "pillage" }
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" }, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    battle { game = "pillage" }
    red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer" }, at = { 10, 5 } })
    t.equal(muster(red, { budget = 400 }).cost, 100)           -- 30 + 10, the talent 60
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}
