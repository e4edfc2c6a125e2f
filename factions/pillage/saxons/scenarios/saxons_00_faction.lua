-- The Saxons: what they buy, who of them buys it, and what they do not.
scenario "the published prices of a Saxon band, spears and idol free" {
  covers = { "PIL-FACTION-SAXONS-00" },
  run = function(t)
    local red = band "saxons"
    t.equal(red.faction, "saxons")
    red:add("chief", { weapon = "hand_weapon", shield = true, talents = { "magic_sword" }, at = { 10, 5 } })      -- 85
    red:row(9, "warrior", { weapon = "spear", shield = true, at = { 10, 10 } })                                  -- 135
    red:add("warrior", { weapon = "hand_weapon", standard = true, at = { 10, 15 } })                              -- 50
    red:add("warrior", { weapon = { "spear", "angon" }, armour = true, at = { 12, 15 } })                         -- 25
    red:add("warrior", { weapon = "bow", at = { 14, 15 } })                                                       -- 40
    red:add("idol", { at = { 24, 24 } })
    local m = muster(red, { budget = 335 })
    t.equal(m.cost, 335)
    t.yes(m.ok)
  end,
}

scenario "horses, horns, Dane axes, slings, javelins, dogs and berserkers are not for sale to Saxons" {
  covers = { "PIL-FACTION-SAXONS-00" },
  run = function(t)
    local function refused(troop, kit)
      battle { game = "pillage" }
      local red = band "saxons"
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add(troop, kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "dane_axe", "sling", "javelin", "crossbow", "francisca" } do refused("warrior", { weapon = w }) end
    refused("warrior", { horse = true })
    refused("warrior", { horn = true })
    refused("warrior", { war_dogs = true })
    refused("berserker", { weapon = "hand_weapon" })
    refused("wagon", {})
  end,
}

scenario "a Saxon chief carries no standard and has no war cry, and nobody else has an idol" {
  covers = { "PIL-FACTION-SAXONS-00" },
  run = function(t)
    for _, kit in ipairs { { standard = true }, { talents = { "war_cry" } } } do
      battle { game = "pillage" }
      local red = band "saxons"
      red:add("chief", kit, { at = { 10, 5 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    battle { game = "pillage" }
    local blue = band "vikings"
    blue:add("chief", { at = { 10, 5 } })
    blue:add("idol", { at = { 24, 24 } })
    t.refused(function() return muster(blue, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
