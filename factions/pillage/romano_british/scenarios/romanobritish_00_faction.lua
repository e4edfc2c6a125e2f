-- The Romano-British: what they buy, who of them buys it, and what they do not.
scenario "the published prices of a Romano-British band" {
  covers = { "PIL-FACTION-ROMANOBRITISH-00" },
  run = function(t)
    local red = band "romano_british"
    t.equal(red.faction, "romano_british")
    red:add("chief", { weapon = "hand_weapon", armour = true, horse = true, at = { 10, 5 } })                     -- 95
    red:row(16, "warrior", { weapon = "spear", shield = true, at = { 10, 10 } })                                  -- 320
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 15 } })                              -- 85
    red:add("warrior", { weapon = "hand_weapon", horn = true, at = { 12, 15 } })                                  -- 50
    red:add("warrior", { weapon = "hasta", at = { 14, 15 } })                                                     -- 25
    red:add("warrior", { weapon = { "hand_weapon", "angon" }, at = { 16, 15 } })                                  -- 40
    red:add("warrior", { weapon = { "hand_weapon", "plumbata" }, at = { 18, 15 } })                               -- 35
    red:add("warrior", { weapon = "sling", at = { 20, 15 } })                                                     -- 15
    red:add("warrior", { weapon = "bow", at = { 22, 15 } })                                                       -- 35
    red:add("warrior", { weapon = "hand_weapon", war_dogs = true, at = { 28, 30 } })                              -- 65
    red:add("wagon", { at = { 22, 19 } })                                                                         -- 50
    local m = muster(red, { budget = 815 })
    t.equal(m.cost, 815)
    t.yes(m.ok)
  end,
}

scenario "Dane axes, javelins, franciscas, kontoi, crossbows and berserkers are not for sale to them" {
  covers = { "PIL-FACTION-ROMANOBRITISH-00" },
  run = function(t)
    local function refused(troop, kit)
      battle { game = "pillage" }
      local red = band "romano_british"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add(troop, kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "dane_axe", "javelin", "francisca", "kontos", "crossbow" } do refused("warrior", { weapon = w }) end
    refused("berserker", { weapon = "hand_weapon" })
  end,
}

scenario "the standard, horn, sling, bow, angon, plumbata and dogs are for warriors alone" {
  covers = { "PIL-FACTION-ROMANOBRITISH-00" },
  run = function(t)
    for _, kit in ipairs { { standard = true }, { horn = true }, { weapon = "sling" }, { weapon = "bow" }, { weapon = "angon" },
      { weapon = "plumbata" }, { war_dogs = true }, { talents = { "magic_sword" } } } do
      battle { game = "pillage" }
      local red = band "romano_british"
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      red:add("chief", kit, { at = { 10, 5 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
  end,
}
