-- E: dice_option_misspelt.lua:4: E-FIELD dice.pool has no option "rerol" (did you mean reroll?)
----
----
dice.pool(10, 4, { rerol = "ones" })
