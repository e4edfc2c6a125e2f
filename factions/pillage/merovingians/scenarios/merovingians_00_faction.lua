-- The Merovingians: what they buy, and what they do not.
scenario "a Merovingian chief costs 40, a francisca and an angon 10 each" {
  covers = { "PIL-FACTION-MEROVINGIANS-00" },
  run = function(t)
    local red = band "merovingians"
    t.equal(red.faction, "merovingians")
    red:add("chief", { weapon = "hand_weapon", armour = true, horse = true, at = { 10, 5 } })            -- 90
    red:row(8, "warrior", { weapon = "spear", shield = true, at = { 10, 10 } })                          -- 160
    red:add("warrior", { weapon = { "hand_weapon", "francisca" }, shield = true, at = { 10, 15 } })      -- 35
    red:add("warrior", { weapon = { "hand_weapon", "angon" }, horn = true, at = { 13, 15 } })            -- 50
    red:add("warrior", { weapon = "bow", at = { 16, 15 } })                                              -- 40
    red:add("wagon", { at = { 20, 15 } })                                                                -- 50
    local m = muster(red, { budget = 425 })
    t.yes(m.ok)
    t.equal(m.cost, 425)
  end,
}

scenario "Dane axes, slings, javelins, crossbows, standards and dogs are not for sale to Merovingians" {
  covers = { "PIL-FACTION-MEROVINGIANS-00" },
  run = function(t)
    for _, kit in ipairs { { weapon = "dane_axe" }, { weapon = "sling" }, { weapon = "javelin" }, { weapon = "crossbow" },
      { weapon = "hasta" }, { standard = true }, { war_dogs = true } } do
      battle { game = "pillage" }
      local red = band "merovingians"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add("warrior", kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
  end,
}

scenario "Merovingians have neither berserkers nor the talents of Picts" {
  covers = { "PIL-FACTION-MEROVINGIANS-00" },
  run = function(t)
    local red = band "merovingians"
    local chief = red:add("chief", { weapon = "hand_weapon", talents = { "war_cry" }, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    battle { game = "pillage" }
    red = band "merovingians"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:add("berserker", { weapon = "hand_weapon", at = { 10, 10 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
