-- Fog does not trouble Visigoths, not even their bows.
scenario "in fog a Visigoth bow reaches 20 inches, that of a Viking 10" {
  covers = { "PIL-FACTION-VISIGOTHS-01", "PIL-FACTION-00" },
  weather = "fog",
  run = function(t)
    local red, blue = band "visigoths", band "vikings"
    local bow = red:add("warrior", { weapon = "bow", at = { 5, 10 } })
    local his = blue:add("warrior", { weapon = "bow", at = { 25, 10 } })
    t.equal(reach("range", bow, his, { weapon = "bow" }), 20)
    t.equal(reach("range", his, bow, { weapon = "bow" }), 10)
  end,
}

scenario "in fog an SA Visigoth moves 7 inches, an SA Viking 5" {
  covers = { "PIL-FACTION-VISIGOTHS-01", "PIL-FACTION-00" },
  weather = "fog",
  run = function(t)
    local man = band("visigoths"):add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    local viking = band("vikings"):add("warrior", { weapon = "spear", armour = true, at = { 10, 30 } })
    t.equal(move(man, { 17, 10 }).left, 0)
    t.equal(reach("move", viking), 5)
  end,
}

scenario "in fog a Visigoth stays on a 2, and in another weather he has no privilege" {
  covers = { "PIL-FACTION-VISIGOTHS-01" },
  weather = "fog",
  dice = { morale = { 2 } },
  run = function(t)
    local man = band("visigoths"):add("warrior", { armour = true, at = { 10, 10 } })
    t.yes(morale(man).stays)
    local rider = band("visigoths"):add("warrior", { horse = true, at = { 20, 10 } })
    set_weather "wind"
    t.equal(reach("move", rider), 10)
  end,
}
