-- The Visigoths: what they buy, who of them buys it, and what they do not.
scenario "the published prices of a Visigoth band" {
  covers = { "PIL-FACTION-VISIGOTHS-00" },
  run = function(t)
    local red = band "visigoths"
    t.equal(red.faction, "visigoths")
    red:add("chief", { weapon = "hand_weapon", armour = true, horse = true, at = { 10, 5 } })                     -- 85
    red:row(7, "warrior", { weapon = "spear", shield = true, at = { 10, 10 } })                                  -- 140
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 15 } })                              -- 90
    red:add("warrior", { weapon = "hand_weapon", horn = true, at = { 12, 15 } })                                  -- 55
    red:add("warrior", { weapon = "hasta", at = { 14, 15 } })                                                     -- 20
    red:add("warrior", { weapon = { "hand_weapon", "angon" }, at = { 16, 15 } })                                  -- 45
    red:add("warrior", { weapon = "bow", at = { 18, 15 } })                                                       -- 45
    red:add("wagon", { at = { 22, 15 } })                                                                         -- 50
    local m = muster(red, { budget = 530 })
    t.equal(m.cost, 530)
    t.yes(m.ok)
  end,
}

scenario "what Visigoths do not sell: Dane axes, slings, javelins, plumbatae, franciscas, dogs, huscarls" {
  covers = { "PIL-FACTION-VISIGOTHS-00" },
  run = function(t)
    local function refused(troop, kit)
      battle { game = "pillage" }
      local red = band "visigoths"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add(troop, kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "dane_axe", "sling", "javelin", "plumbata", "francisca", "crossbow" } do refused("warrior", { weapon = w }) end
    refused("warrior", { weapon = "hand_weapon", war_dogs = true })
    refused("huscarl", { weapon = "hand_weapon", armour = true })
  end,
}

scenario "a Visigoth chief carries no standard, and has no war cry" {
  covers = { "PIL-FACTION-VISIGOTHS-00" },
  run = function(t)
    for _, kit in ipairs { { standard = true }, { horn = true }, { talents = { "war_cry" } } } do
      battle { game = "pillage" }
      local red = band "visigoths"
      red:add("chief", kit, { at = { 10, 5 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
  end,
}
