-- Ties: in the first turn again, later to the side that did not have it.
scenario "3 and 3 are rolled again in turn 1; 5 and 5 in turn 2 go to the other side" {
  covers = { "PIL-INIT-03" },
  dice = { initiative = { 3, 3, 4, 2, 5, 5, 6, 6 } },
  run = function(t)
    battle { strict = true }
    local red, blue = band "vikings", band "anglo_saxons"
    start()
    t.yes(red.side.initiative)
    next_turn()
    t.yes(blue.side.initiative)
    next_turn()
    t.yes(red.side.initiative)
  end,
}

scenario "who has the initiative keeps it in five turns of twelve: ties are the other's" {
  covers = { "PIL-INIT-03" },
  dice = { initiative = { 5, 3 } },
  run = function(t)
    battle { strict = true }
    local red = band "vikings"
    band "anglo_saxons"
    start()
    t.odds(function()
      next_turn()
      return red.initiative
    end, "5/12")
  end,
}
