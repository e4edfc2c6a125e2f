-- Every turn each side rolls for the initiative.
scenario "two sides roll two dice a turn" {
  covers = { "PIL-INIT-01" },
  dice = { initiative = { 5, 3, 2, 4 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    start()
    t.yes(red.side.initiative)
    t.no(blue.side.initiative)
    next_turn()
    t.yes(blue.side.initiative)
  end,
}
