-- E: dice_explode_misspelt.lua:4: E-ARG dice.pool: explode is true (a 6 is one more success) or "die" (a 6 is one more die), not "dice" (did you mean die?)
----
----
dice.pool(10, 4, { explode = "dice" })
