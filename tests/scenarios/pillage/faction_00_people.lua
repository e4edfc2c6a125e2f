-- What a faction brings belongs to its people, wherever they fight.
scenario "in fog an SA man of a people that knows it moves 7 inches, a Norman 5" {
  covers = { "PIL-FACTION-00" },
  weather = "fog",
  run = function(t)
    local red, blue, plain = band "anglo_saxons", band "normans", band()
    local saxon = red:add("warrior", { weapon = "spear", armour = true, at = { 10, 10 } })
    local norman = blue:add("warrior", { weapon = "spear", armour = true, at = { 10, 20 } })
    local man = plain:add("warrior", { weapon = "spear", armour = true, at = { 10, 30 } })
    t.equal(reach("move", saxon), 7)
    t.equal(reach("move", norman), 5)
    t.equal(reach("move", man), 5)
  end,
}

scenario "a mercenary keeps what his people can bear, his comrades get none of it" {
  covers = { "PIL-FACTION-00", "PIL-FACTION-BYZANTINES-02" },
  weather = "wind",
  run = function(t)
    local red = band "byzantines"
    local own = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    local hired = red:add("warrior", { weapon = "spear", faction = "irish_scots_picts", at = { 10, 12 } })
    t.equal(reach("move", own), 7)
    t.equal(reach("move", hired), 8)
  end,
}

scenario "a rule of a people is off by name, and prices are data keys" {
  covers = { "PIL-FACTION-00" },
  set = { ["factions.welsh.prices.bow"] = 35 },
  weather = "wind",
  run = function(t)
    local red = band "welsh"
    local man = red:add("chief", { weapon = "bow", at = { 10, 10 } })
    t.equal(muster(red, { budget = 400 }).cost, 65)
    t.equal(reach("move", man), 8)
    off "PIL-FACTION-WELSH-01"
    t.equal(reach("move", man), 7)
  end,
}
