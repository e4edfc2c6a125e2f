-- E: dice_reroll_is_a_number.lua:4: E-ARG dice.pool: reroll is "ones", "fails" or "any", not 1
----
----
dice.pool(10, 4, { reroll = 1 })
