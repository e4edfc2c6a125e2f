-- The faction sets prices, what may be bought, and talents.
scenario "what is not on the list of the faction is not for sale" {
  covers = { "PIL-BAND-02" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", horse = true, at = { 10, 15 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 135)       -- 40, three times 15, 10 + 5 + 35

    battle { game = "pillage" }
    local blue = band "vikings"
    blue:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    blue:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
    blue:add("warrior", { weapon = "spear", horse = true, at = { 10, 15 } })
    t.refused(function() return muster(blue, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "a talent of another faction is refused, one for all is not" {
  covers = { "PIL-BAND-02" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", talents = { "pagan_slayer" }, at = { 10, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "fighters of another faction are refused where nothing allows them" {
  covers = { "PIL-BAND-02" },
  run = function(t)
    local red = band "vikings"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:add("warrior", { weapon = "spear", faction = "huns", at = { 10, 10 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}

scenario "a band without a faction buys from the common list" {
  covers = { "PIL-BAND-02" },
  run = function(t)
    local red = band()
    red:add("chief", { weapon = "hand_weapon", armour = true, shield = true, at = { 10, 5 } })
    red:row(5, "warrior", { weapon = "spear", armour = true, shield = true, at = { 10, 10 } })
    local m = muster(red, { budget = 400 })
    t.yes(m.ok)
    t.equal(m.cost, 175)       -- 50, five times 25
    red:add("warrior", { weapon = "composite_bow", at = { 10, 15 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
  end,
}
