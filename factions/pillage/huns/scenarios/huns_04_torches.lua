-- Hun riders use torches; other riders do not.
scenario "a Hun rider may have a torch" {
  covers = { "PIL-FACTION-HUNS-04" },
  run = function(t)
    local red = band "huns"
    red:add("chief", { weapon = "hand_weapon", horse = true, at = { 10, 5 } })
    red:add("warrior", { weapon = "spear", horse = true, torch = true, at = { 13, 5 } })
    t.yes(muster(red, { budget = 400 }).ok)
  end,
}

scenario "a rider of another faction may not" {
  covers = { "PIL-FACTION-HUNS-04" },
  run = function(t)
    local red = band "anglo_saxons"
    red:add("chief", { weapon = "hand_weapon", at = { 10, 5 } })
    red:row(3, "warrior", { weapon = "spear", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", horse = true, torch = true, at = { 13, 5 } })
    t.refused(function() return muster(red, { budget = 400 }) end, "PIL-TORCH-01")
  end,
}
