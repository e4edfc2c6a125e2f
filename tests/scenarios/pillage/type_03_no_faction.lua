-- A band needs no faction.
scenario "a band without a faction is legal, and no rule of a faction runs for it" {
  covers = { "PIL-TYPE-03" },
  dice = { initiative = { 5, 3 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band(), band()
    local chief = red:add("chief", { weapon = "hand_weapon", at = { 10, 10 } })
    red:add("warrior", { weapon = "spear", shield = true, at = { 12, 10 } })
    blue:add("chief", { weapon = "hand_weapon", at = { 10, 40 } })
    t.yes(muster(red).ok)
    t.no(chief.faction)
    t.no(red.faction)
    start()
    next_stage()
    t.not_ran("PIL-FACTION-VIKINGS-01")
    t.not_ran("PIL-FACTION-HUNS-02")
  end,
}
