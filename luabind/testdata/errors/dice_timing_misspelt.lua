-- E: dice_timing_misspelt.lua:4: E-ARG dice.check: timing is "after" or "before", not "befor" (did you mean before?)
----
----
dice.check(4, { timing = "befor" })
