-- The Byzantines: their faction and their pikes.
scenario "a Byzantine band buys pikes, which others cannot" {
  covers = { "PIL-FACTION-BYZANTINES-00" },
  run = function(t)
    local red = band "byzantines"
    t.equal(red.faction, "byzantines")
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(4, "warrior", { weapon = "pike", armour = true, shield = true, at = { 10, 10 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 160)       -- 30 + 10, four times 10 + 10 + 5 + 5

    battle { game = "pillage" }
    local blue = band "vikings"
    blue:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    blue:row(4, "warrior", { weapon = "pike", armour = true, shield = true, at = { 10, 10 } })
    t.refused(function() return muster(blue, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "what Byzantines do not buy: gear off their list, and the talents of others" {
  covers = { "PIL-FACTION-BYZANTINES-00" },
  run = function(t)
    local function refused(kit)
      battle { game = "pillage" }
      local red = band "byzantines"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add("warrior", kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "dane_axe", "bow", "javelin", "crossbow", "kontos" } do refused { weapon = w } end
    refused { war_dogs = true }
    battle { game = "pillage" }
    local red = band "byzantines"
    red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" }, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
