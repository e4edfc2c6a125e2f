-- Fog, Vikings, standards and hired men together.
scenario "near the standard no die is rolled in fog; a hired Hun away from it needs 3" {
  covers = { "PIL-FACTION-VIKINGS-01", "PIL-GEAR-02", "PIL-WEATHER-04" },
  weather = "fog",
  dice = { morale = { 2, 2 } },
  run = function(t)
    local red, blue = band "vikings", band "byzantines"
    red:add("warrior", { weapon = "spear", standard = true, at = { 10, 10 } })
    local near = red:add("warrior", { weapon = "spear", faction = "huns", at = { 12, 10 } })
    local hun = red:add("warrior", { weapon = "spear", faction = "huns", at = { 30, 10 } })
    local viking = blue:add("warrior", { weapon = "spear", faction = "vikings", at = { 30, 30 } })
    t.yes(morale(near).stays)
    t.equal(need("morale", hun), 3)
    t.no(morale(hun).stays)
    t.equal(need("morale", viking), 2)
    t.yes(morale(viking).stays)        -- hired by Byzantines, he is a Viking still
  end,
}

scenario "a hired Anglo-Saxon walks through fog at his own pace" {
  covers = { "PIL-FACTION-ANGLOSAXONS-01", "PIL-WEATHER-01" },
  weather = "fog",
  run = function(t)
    local red = band "byzantines"
    local saxon = red:add("warrior", { weapon = "spear", faction = "anglo_saxons", at = { 10, 10 } })
    local greek = red:add("warrior", { weapon = "spear", at = { 13, 10 } })
    t.equal(reach("move", saxon), 8)
    t.equal(reach("move", greek), 6)
  end,
}
