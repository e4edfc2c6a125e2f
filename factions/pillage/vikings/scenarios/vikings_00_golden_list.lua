-- The Vikings: their faction, their berserkers, a published band of 400 gold pieces.
local function golden_list(last)
  return band("vikings", {
    budget = 400,
    { "chief", weapon = "hand_weapon", armour = true },
    { "berserker", weapon = "dane_axe" },
    { "warrior", count = 3, weapon = "hand_weapon", armour = true, shield = true },
    { "warrior", weapon = "hand_weapon", armour = true, shield = true, standard = true },
    { "warrior", count = 3, weapon = "dane_axe", armour = true },
    { "warrior", weapon = "sling" },
    { "warrior", weapon = last },
  })
end

scenario "a Viking band of 400 gold pieces with a berserker is accepted" {
  covers = { "PIL-FACTION-VIKINGS-00" },
  run = function(t)
    local red = golden_list "sling"
    t.equal(red.faction, "vikings")
    t.yes(muster(red).ok)
    t.equal(muster(red).cost, 400)
  end,
}

scenario "with a bow in place of a sling it costs 415 and is not" {
  covers = { "PIL-FACTION-VIKINGS-00" },
  run = function(t)
    local red = golden_list "bow"
    t.no(muster(red).ok)
    t.equal(muster(red).cost, 415)
    t.refused(function() return muster(red) end, "PIL-BAND-01")
  end,
}

scenario "Vikings have no horses" {
  covers = { "PIL-FACTION-VIKINGS-00" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(6, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", horse = true, at = { 10, 15 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "what Vikings do not buy: gear off their list, and the talents of others" {
  covers = { "PIL-FACTION-VIKINGS-00" },
  run = function(t)
    local function refused(kit)
      battle { game = "pillage" }
      local red = band "vikings"
      red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
      red:row(7, "warrior", { weapon = "spear", at = { 10, 10 } })
      t.yes(muster(red, { budget = 400 }).ok)
      red:add("warrior", kit, { at = { 10, 15 } })
      t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    end
    for _, w in ipairs { "crossbow", "angon", "pike", "composite_bow", "francisca" } do refused { weapon = w } end
    battle { game = "pillage" }
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "relic_bearer" }, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
