-- A Saxon band needs no chief.
scenario "a Saxon band without a chief is accepted, a Viking one is not" {
  covers = { "PIL-FACTION-SAXONS-02" },
  run = function(t)
    local red, blue = band "saxons", band "vikings"
    red:row(5, "warrior", { weapon = "spear", at = { 10, 10 } })
    blue:row(5, "warrior", { weapon = "spear", at = { 10, 20 } })
    t.yes(muster(red, { budget = 400 }).ok)
    t.refused(function() return muster(blue, { budget = 400 }) end, "PIL-BAND-03")
  end,
}

scenario "it may have one, and not two" {
  covers = { "PIL-FACTION-SAXONS-02" },
  run = function(t)
    local red = band "saxons"
    red:row(5, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("chief", { at = { 10, 5 } })
    t.yes(muster(red, { budget = 400 }).ok)
    red:add("chief", { at = { 12, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-BAND-03")
  end,
}
