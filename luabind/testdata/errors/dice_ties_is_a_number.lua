-- E: dice_ties_is_a_number.lua:4: E-ARG dice.opposed: ties is "win", "lose", "tie" or a chance such as { 2, 3 }, not 3
----
----
dice.opposed(2, 2, { ties = 3 })
