-- E: dice_option_unlike_any.lua:4: E-FIELD dice.check has no option "explode" (one of natural, plus, reroll, timing)
----
----
dice.check(4, { explode = true })
