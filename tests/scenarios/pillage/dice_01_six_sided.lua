-- Six-sided dice only, in the order in which they fall.
scenario "two dice are read in the order rolled" {
  covers = { "PIL-DICE-01" },
  dice = { roll = { 3, 5 } },
  run = function(t)
    t.equal(dice.d6(), 3)
    t.equal(dice.d6(), 5)
  end,
}

scenario "2d6 takes two dice" {
  covers = { "PIL-DICE-01" },
  dice = { roll = { 3, 5 } },
  run = function(t)
    t.equal(dice.roll("2d6"), 8)
  end,
}

scenario "there is no eight-sided die" {
  covers = { "PIL-DICE-01" },
  run = function(t)
    t.fails(function() dice.roll("d8") end, "E-ARG")
  end,
}
