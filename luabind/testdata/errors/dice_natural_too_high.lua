-- E: dice_natural_too_high.lua:4: E-ARG dice.check: natural takes a number from 1 to 6, not 7
----
----
dice.check(4, { natural = 7 })
