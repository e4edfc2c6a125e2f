-- E: dice_pool_of_a_half.lua:4: E-ARG dice.pool: n takes a whole number, not 2.5
----
----
dice.pool(2.5, 4)
