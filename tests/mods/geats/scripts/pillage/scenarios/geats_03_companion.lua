-- The hearth companion and his boast, and how many of them a band may have.
scenario "a boast at the ale is a second try at the man who was named" {
  covers = { "geats:boast" },
  dice = { hit = { 2, 5 }, save = { 1 } },
  choices = { ["geats:boast"] = { "Ulf" } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local wiglaf = red:add("hearth_companion", { name = "Wiglaf", weapon = "hand_weapon", at = { 10, 10 } })
    local egil = blue:add("warrior", { name = "Egil", weapon = "hand_weapon", at = { 30, 30 } })
    local ulf = blue:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 11.3 } })
    start()
    t.equal(wiglaf.state.boast, ulf)
    t.equal(score(red), -1)
    t.equal(attack(wiglaf, ulf).lost, 1)
    t.equal(score(red), 1)
    t.yes(egil.alive)
  end,
}

scenario "a boast raises the chance to fell the man from 5/9 to 20/27, and not of another" {
  covers = { "geats:boast" },
  choices = { ["geats:boast"] = { "Ulf" } },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    local wiglaf = red:add("hearth_companion", { weapon = "hand_weapon", at = { 10, 10 } })
    local ulf = blue:add("warrior", { name = "Ulf", weapon = "hand_weapon", at = { 10, 11.3 } })
    local egil = blue:add("warrior", { name = "Egil", weapon = "hand_weapon", at = { 30, 30 } })
    start()
    t.odds(function() return attack(wiglaf, ulf).lost == 1 end, "20/27")
    put(wiglaf, { 30, 29 })
    t.odds(function() return attack(wiglaf, egil).lost == 1 end, "5/9")
  end,
}

scenario "more than half of a band are not hearth companions" {
  covers = { "geats:retinue" },
  run = function(t)
    local red = band "geats"
    red:add("chief", { weapon = "hand_weapon" })
    red:row(3, "hearth_companion", { weapon = "spear", at = { 10, 10 } })
    red:row(1, "warrior", { weapon = "spear", at = { 10, 20 } })
    t.refused(function() return muster(red) end, "geats:retinue")
    red:row(1, "warrior", { weapon = "spear", at = { 10, 25 } })
    t.equal(muster(red).refusals, {})
  end,
}

scenario "the boast is worth what its number says" {
  covers = { "geats:boast" },
  set = { ["rules.troop.hearth_companion.broken"] = 3 },
  run = function(t)
    local red, blue = band "geats", band "vikings"
    red:add("hearth_companion", { at = { 10, 10 } })
    blue:add("warrior", { at = { 30, 30 } })
    start()
    t.equal(score(red), -3)
  end,
}
