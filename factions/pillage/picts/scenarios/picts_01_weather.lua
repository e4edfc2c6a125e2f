-- Neither fog nor heavy rain troubles Picts.
scenario "in fog an SA Pict moves 7 inches, and his bow reaches 20" {
  covers = { "PIL-FACTION-PICTS-01" },
  weather = "fog",
  dice = { morale = { 2 } },
  run = function(t)
    local red, blue = band "picts", band "vikings"
    local bow = red:add("warrior", { weapon = "bow", shield = true, at = { 10, 10 } })
    local foe = blue:add("warrior", { at = { 29, 10 } })
    t.equal(reach("range", bow, foe, { weapon = "bow" }), 20)
    t.equal(reach("move", bow), 7)
    t.equal(reach("move", foe), 6)
    t.yes(morale(bow).stays)
  end,
}

scenario "in rain he shoots without a penalty, in wind with one" {
  covers = { "PIL-FACTION-PICTS-01" },
  weather = "rain",
  run = function(t)
    local red, blue = band "picts", band "vikings"
    local bow = red:add("warrior", { weapon = "bow", at = { 10, 10 } })
    local his = blue:add("warrior", { weapon = "bow", at = { 15, 10 } })
    t.equal(need("hit", bow, his, { kind = "shoot" }), 4)
    t.equal(need("hit", his, bow, { kind = "shoot" }), 5)
    set_weather "wind"
    t.equal(need("hit", bow, his, { kind = "shoot" }), 5)
  end,
}
