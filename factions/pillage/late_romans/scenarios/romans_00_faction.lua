-- The Late Romans: what they buy, who of them buys it, and what they do not.
scenario "the published prices of a Roman band" {
  covers = { "PIL-FACTION-ROMANS-00" },
  run = function(t)
    local red = band "late_romans"
    t.equal(red.faction, "late_romans")
    red:add("chief", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 5 } })                    -- 60
    red:row(4, "warrior", { weapon = { "hand_weapon", "plumbata" }, shield = true, at = { 10, 10 } })             -- 120
    red:row(8, "warrior", { weapon = "hand_weapon", shield = true, at = { 20, 10 } })                             -- 200
    red:add("warrior", { weapon = "hand_weapon", standard = true, armour = true, at = { 10, 15 } })               -- 85
    red:add("warrior", { weapon = "hand_weapon", horn = true, armour = true, at = { 12, 15 } })                   -- 55
    red:add("warrior", { weapon = "hasta", shield = true, at = { 14, 15 } })                                      -- 25
    red:row(7, "warrior", { at = { 30, 10 } })                                                                    -- 70
    red:add("roman_cataphract", { weapon = { "kontos", "hand_weapon" }, armour = true, horse = true, at = { 16, 15 } })   -- 90
    local m = muster(red, { budget = 705 })
    t.equal(m.cost, 705)
    t.yes(m.ok)
  end,
}

scenario "slings and bows cost 5 and 25" {
  covers = { "PIL-FACTION-ROMANS-00" },
  run = function(t)
    local red = band "late_romans"
    red:add("chief", { at = { 10, 5 } })                              -- 40
    red:row(5, "warrior", { weapon = "hand_weapon", at = { 10, 10 } }) -- 100
    red:add("warrior", { weapon = "sling", at = { 10, 15 } })          -- 15
    red:add("warrior", { weapon = "bow", at = { 13, 15 } })            -- 35
    t.equal(muster(red, { budget = 400 }).cost, 190)
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}

scenario "spears, Dane axes, javelins, angons, berserkers and wagons are not for sale to Romans" {
  covers = { "PIL-FACTION-ROMANS-00" },
  run = function(t)
    local function refused(troop, kit)
      battle { game = "pillage" }
      local red = band "late_romans"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(3, "warrior", { weapon = "hand_weapon", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add(troop, kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "spear", "dane_axe", "javelin", "angon", "composite_bow", "crossbow" } do refused("warrior", { weapon = w }) end
    refused("berserker", { weapon = "hand_weapon" })
    refused("wagon", {})
    refused("warrior", { weapon = "hand_weapon", war_dogs = true })
  end,
}

scenario "the standard, the horn, the hasta, plumbata, sling and bow are for warriors alone" {
  covers = { "PIL-FACTION-ROMANS-00" },
  run = function(t)
    for _, kit in ipairs { { standard = true }, { horn = true }, { weapon = "hasta" }, { weapon = "plumbata" }, { weapon = "sling" }, { weapon = "bow" } } do
      battle { game = "pillage" }
      local red = band "late_romans"
      red:row(7, "warrior", { weapon = "hand_weapon", at = { 10, 10 } })
      red:add("chief", kit, { at = { 10, 5 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
  end,
}

scenario "Romans have no magic sword" {
  covers = { "PIL-FACTION-ROMANS-00" },
  run = function(t)
    local red = band "late_romans"
    red:add("chief", { weapon = "hand_weapon", talents = { "magic_sword" }, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
