-- Anglo-Saxons do not mind fog, but their bows do.
scenario "in fog an SA Anglo-Saxon moves 7 inches" {
  covers = { "PIL-FACTION-ANGLOSAXONS-01" },
  weather = "fog",
  run = function(t)
    local red = band "anglo_saxons"
    local man = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    t.equal(reach("move", man), 7)
    t.equal(move(man, { 17, 10 }).left, 0)
  end,
}

scenario "in fog his morale fails on a 1 alone" {
  covers = { "PIL-FACTION-ANGLOSAXONS-01" },
  weather = "fog",
  dice = { morale = { 2, 1 } },
  run = function(t)
    local red = band "anglo_saxons"
    local one = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local two = red:add("warrior", { weapon = "spear", at = { 13, 10 } })
    t.equal(need("morale", one), 2)
    t.yes(morale(one).stays)
    t.no(morale(two).stays)
  end,
}

scenario "in fog his bow reaches 10 inches, a crossbow still 20" {
  covers = { "PIL-FACTION-ANGLOSAXONS-01" },
  weather = "fog",
  run = function(t)
    local red, blue = band "anglo_saxons", band "vikings"
    local bow = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local crossbow = red:add("warrior", { weapon = "crossbow", at = { 5, 20 } })
    local enemy = blue:add("warrior", { weapon = "spear", at = { 30, 10 } })
    t.equal(reach("range", bow, enemy, { weapon = "bow" }), 10)
    t.equal(reach("range", crossbow, enemy, { weapon = "crossbow" }), 20)
  end,
}

scenario "a composite bow is a bow" {
  covers = { "PIL-FACTION-ANGLOSAXONS-01" },
  weather = "fog",
  run = function(t)
    local bow = band("anglo_saxons"):add("warrior", { weapon = "composite_bow", at = { 5, 10 } })
    local enemy = band("vikings"):add("warrior", { weapon = "spear", at = { 30, 10 } })
    t.equal(reach("range", bow, enemy, { weapon = "composite_bow" }), 15)
  end,
}

scenario "by the data fog halves their crossbows too" {
  covers = { "PIL-FACTION-ANGLOSAXONS-01" },
  weather = "fog",
  set = { ["factions.anglo_saxons.fog"] = "all" },
  run = function(t)
    local crossbow = band("anglo_saxons"):add("warrior", { weapon = "crossbow", at = { 5, 20 } })
    local enemy = band("vikings"):add("warrior", { weapon = "spear", at = { 30, 10 } })
    t.equal(reach("range", crossbow, enemy, { weapon = "crossbow" }), 10)
  end,
}
