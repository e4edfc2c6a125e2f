-- The Picts: what they buy, who of them buys it, and what they do not.
scenario "the published prices of a Pict band, spears free" {
  covers = { "PIL-FACTION-PICTS-00" },
  run = function(t)
    local red = band "picts"
    t.equal(red.faction, "picts")
    red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" }, at = { 10, 5 } })          -- 90
    red:row(9, "warrior", { weapon = "spear", shield = true, at = { 10, 10 } })                    -- 135
    red:add("warrior", { weapon = "hand_weapon", horn = true, at = { 12, 15 } })                   -- 60
    red:add("warrior", { weapon = "sling", at = { 16, 15 } })                                      -- 15
    red:add("warrior", { weapon = { "spear", "javelin" }, at = { 18, 15 } })                       -- 15
    red:add("warrior", { weapon = "bow", at = { 20, 15 } })                                        -- 35
    red:add("warrior", { weapon = "spear", war_dogs = true, at = { 28, 30 } })                     -- 50
    local m = muster(red, { budget = 400 })
    t.equal(m.cost, 400)
    t.yes(m.ok)
  end,
}

scenario "horses, standards, Dane axes, crossbows, angons and wagons are not for sale to Picts" {
  covers = { "PIL-FACTION-PICTS-00" },
  run = function(t)
    local function refused(troop, kit)
      battle { game = "pillage" }
      local red = band "picts"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add(troop, kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "dane_axe", "crossbow", "angon", "composite_bow" } do refused("warrior", { weapon = w }) end
    refused("warrior", { horse = true })
    refused("warrior", { standard = true })
    refused("wagon", {})
  end,
}

scenario "horn and dogs are for warriors, and the magic sword for Saxons" {
  covers = { "PIL-FACTION-PICTS-00" },
  run = function(t)
    for _, kit in ipairs { { horn = true }, { war_dogs = true }, { talents = { "magic_sword" } } } do
      battle { game = "pillage" }
      local red = band "picts"
      red:add("chief", kit, { at = { 10, 5 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
  end,
}
