-- A Pict may roll a failed morale die again.
scenario "a 1 is rolled again, and a 2 stays" {
  covers = { "PIL-FACTION-PICTS-03" },
  dice = { morale = { 1, 2 } },
  run = function(t)
    local man = band("picts"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.yes(morale(man).stays)
    t.ran("PIL-FACTION-PICTS-03", 1)
  end,
}

scenario "a second 1 stands, one test in thirty-six" {
  covers = { "PIL-FACTION-PICTS-03" },
  dice = { morale = { 1, 1 } },
  run = function(t)
    local man = band("picts"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.odds(function() return not morale(man).stays end, "1/36")
    t.no(morale(man).stays)
  end,
}

scenario "he may let it be" {
  covers = { "PIL-FACTION-PICTS-03" },
  dice = { morale = { 1 } },
  choices = { reroll = { "no" } },
  run = function(t)
    local man = band("picts"):add("warrior", { weapon = "spear", at = { 10, 10 } })
    t.no(morale(man).stays)
  end,
}
