-- E: dice_reroll_misspelt.lua:4: E-ARG dice.pool: reroll is "ones", "fails" or "any", not "one" (did you mean ones?)
----
----
dice.pool(10, 4, { reroll = "one" })
