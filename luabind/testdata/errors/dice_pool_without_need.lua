-- E: dice_pool_without_need.lua:4: E-ARG dice.pool: need takes a whole number, not nothing
----
----
dice.pool(10)
