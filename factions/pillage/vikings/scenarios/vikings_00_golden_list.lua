-- The Vikings: their faction, their berserkers, a published band of 400 gold pieces.
local function golden_list(red, bow)
  red:add("chief", { weapon = "hand_weapon", armour = true, at = { 10, 5 } })
  red:add("berserker", { weapon = "dane_axe", at = { 12, 5 } })
  red:row(3, "warrior", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 10 } })
  red:add("warrior", { weapon = "hand_weapon", armour = true, shield = true, standard = true, at = { 14, 5 } })
  red:row(3, "warrior", { weapon = "dane_axe", armour = true, at = { 10, 15 } })
  red:add("warrior", { weapon = "sling", at = { 10, 20 } })
  red:add("warrior", { weapon = bow and "bow" or "sling", at = { 12, 20 } })
end

scenario "a Viking band of 400 gold pieces with a berserker is accepted" {
  covers = { "PIL-FACTION-VIKINGS-00" },
  run = function(t)
    local red = band "vikings"
    golden_list(red, false)
    t.equal(red.faction, "vikings")
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 400)
  end,
}

scenario "with a bow in place of a sling it costs 415 and is not" {
  covers = { "PIL-FACTION-VIKINGS-00" },
  run = function(t)
    local red = band "vikings"
    golden_list(red, true)
    local m = muster(red, { budget = 400 })
    t.no(m.ok)
    t.equal(m.cost, 415)
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-01")
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
