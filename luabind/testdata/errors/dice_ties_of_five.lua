-- E: dice_ties_of_five.lua:4: E-ARG dice.opposed: a chance of ties is of 2, 3 or 6, for one die decides (ties = { 2, 3 } is won two times of three)
----
----
dice.opposed(2, 2, { ties = { 2, 5 } })
