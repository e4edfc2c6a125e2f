-- Hun riders use bows.
scenario "an unmoved Hun rider shoots his composite bow twice" {
  covers = { "PIL-FACTION-HUNS-03" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, blue = band "huns", band "vikings"
    red:add("chief", { weapon = "hand_weapon", horse = true, at = { 5, 30 } })
    local rider = red:add("warrior", { weapon = "composite_bow", horse = true, at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    red:row(2, "warrior", { weapon = "spear", at = { 5, 34 } })   -- a quarter may shoot
    t.yes(muster(red, { budget = 400 }).ok)
    t.equal(#shoot(rider, enemy).blows, 2)
  end,
}

scenario "a plain bow is not for sale to Huns, but a rider with one may shoot" {
  covers = { "PIL-FACTION-HUNS-03" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, blue = band "huns", band "vikings"
    red:add("chief", { weapon = "hand_weapon", horse = true, at = { 5, 30 } })
    local rider = red:add("warrior", { weapon = "bow", horse = true, at = { 5, 10 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-02")
    t.equal(#shoot(rider, enemy).blows, 2)
  end,
}

scenario "by the data the plain bow is for foot alone" {
  covers = { "PIL-FACTION-HUNS-03" },
  set = { ["factions.huns.bows"] = "composite" },
  dice = { hit = { 3, 3 } },
  run = function(t)
    local red, blue = band "huns", band "vikings"
    local plain = red:add("warrior", { weapon = "bow", horse = true, at = { 5, 10 } })
    local rider = red:add("warrior", { weapon = "composite_bow", horse = true, at = { 5, 20 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 15, 10 } })
    t.refused(function() shoot(plain, enemy) end, "PIL-CAV-07")
    t.equal(#shoot(rider, enemy).blows, 2)
  end,
}

scenario "a crossbow is for no rider" {
  covers = { "PIL-FACTION-HUNS-03" },
  run = function(t)
    local red = band "huns"
    red:add("chief", { weapon = "hand_weapon", at = { 5, 30 } })
    red:add("warrior", { weapon = "crossbow", horse = true, at = { 5, 10 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-CAV-07")
  end,
}
