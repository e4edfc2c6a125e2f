-- E: dice_opposed_by_none.lua:4: E-ARG dice.opposed: b takes a number from 1 to 1000, not 0
----
----
dice.opposed(2, 0)
