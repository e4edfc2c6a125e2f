-- The Huns: a faction of riders with composite bows.
scenario "a Hun band buys horses and composite bows" {
  covers = { "PIL-FACTION-HUNS-00" },
  run = function(t)
    local red = band "huns"
    t.equal(red.faction, "huns")
    red:add("chief", { weapon = "hand_weapon", horse = true, at = { 10, 5 } })
    red:add("warrior", { weapon = "composite_bow", horse = true, at = { 13, 5 } })
    red:row(2, "warrior", { weapon = "spear", at = { 16, 5 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 170)       -- 30 + 15 + 30, 10 + 25 + 30, twice 10 + 5
  end,
}

scenario "Huns have no standard" {
  covers = { "PIL-FACTION-HUNS-00" },
  run = function(t)
    local red = band "huns"
    red:add("chief", { weapon = "hand_weapon", standard = true, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "what Huns do not buy: gear off their list, and the talents of others" {
  covers = { "PIL-FACTION-HUNS-00" },
  run = function(t)
    local function refused(kit)
      battle { game = "pillage" }
      local red = band "huns"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add("warrior", kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "dane_axe", "javelin", "bow", "pike", "crossbow" } do refused { weapon = w } end
    refused { horn = true }
    battle { game = "pillage" }
    local red = band "huns"
    red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" }, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
