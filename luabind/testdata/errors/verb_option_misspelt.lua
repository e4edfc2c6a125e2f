-- E: verb_option_misspelt.lua:4: E-FIELD attack has no option "wepon" (did you mean weapon?)
----
----
attack(a, b, { wepon = "spear" })
