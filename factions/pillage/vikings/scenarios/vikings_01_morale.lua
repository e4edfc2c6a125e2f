-- No penalty of any kind on a Viking's morale.
scenario "in fog a Viking stays on a 2" {
  covers = { "PIL-FACTION-VIKINGS-01" },
  weather = "fog",
  dice = { morale = { 2 } },
  run = function(t)
    local red = band "vikings"
    local viking = red:add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.equal(need("morale", viking), 2)
    local r = morale(viking)
    t.equal(r.need, 2)
    t.yes(r.stays)
    t.yes(viking.alive)
    t.ran("PIL-FACTION-VIKINGS-01")
  end,
}

scenario "the fog is not kept from a mercenary of another faction" {
  covers = { "PIL-FACTION-VIKINGS-01" },
  weather = "fog",
  dice = { morale = { 2 } },
  run = function(t)
    local red = band "vikings"
    local hun = red:add("warrior", { weapon = "spear", faction = "huns", at = { 10, 10 } })
    t.no(morale(hun).stays)
    t.not_ran("PIL-FACTION-VIKINGS-01")
  end,
}

scenario "by the data the need that fog sets is no penalty, and a 2 flees" {
  covers = { "PIL-FACTION-VIKINGS-01" },
  weather = "fog",
  set = { ["factions.vikings.morale"] = "rolls" },
  dice = { morale = { 2 } },
  run = function(t)
    local viking = band("vikings"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.equal(need("morale", viking), 3)
    t.no(morale(viking).stays)
  end,
}
