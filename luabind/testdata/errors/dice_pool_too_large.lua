-- E: dice_pool_too_large.lua:4: E-ARG dice.pool: n takes a number from 0 to 1000, not 1000000
----
----
dice.pool(1e6, 4)
