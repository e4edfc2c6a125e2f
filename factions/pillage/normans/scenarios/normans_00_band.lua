-- A Norman band of 400 gold: riders, crossbows, foot.
scenario "four riders and four crossbows of sixteen Normans for 400 gold" {
  covers = { "PIL-FACTION-NORMANS-00" },
  run = function(t)
    local red = band "normans"
    red:add("chief", { weapon = "hand_weapon", armour = true, shield = true, horse = true, at = { 10, 5 } })  -- 60
    red:row(3, "warrior", { weapon = "spear", horse = true, at = { 10, 10 } })                                 -- 105
    red:row(4, "warrior", { weapon = "crossbow", at = { 10, 15 } })                                            -- 160
    red:row(3, "warrior", { weapon = "spear", at = { 10, 20 } })                                               -- 45
    red:row(2, "warrior", { at = { 20, 20 } })                                                                 -- 20
    red:row(3, "warrior", { at = { 30, 20 } })                                                                 -- 30
    local m = muster(red, { budget = 420 })
    t.equal(m.cost, 420)
    t.yes(m.ok)
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-01")
  end,
}

scenario "a Norman berserker and a fifth crossbow are refused" {
  covers = { "PIL-FACTION-NORMANS-00", "PIL-BAND-02" },
  run = function(t)
    local red = band "normans"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(10, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:row(5, "warrior", { weapon = "crossbow", at = { 10, 15 } })
    t.refused(function() return muster(red, { budget = 1000 }) end, "PIL-BAND-06")

    battle {}
    local blue = band "normans"
    blue:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    blue:add("berserker", { weapon = "dane_axe", at = { 13, 5 } })
    t.refused(function() return muster(blue, { budget = 1000 }) end, "PIL-BAND-02")
  end,
}
