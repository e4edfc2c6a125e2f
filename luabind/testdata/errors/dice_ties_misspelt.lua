-- E: dice_ties_misspelt.lua:4: E-ARG dice.opposed: ties is "win", "lose", "tie" or a chance such as { 2, 3 }, not "wins" (did you mean win?)
----
----
dice.opposed(2, 2, { ties = "wins" })
