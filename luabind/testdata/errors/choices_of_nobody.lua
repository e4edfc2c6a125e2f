-- E: choices_of_nobody.lua:4: E-CHOICE nobody asks for a decision "wepon" (did you mean weapon?)
----
----
choices { wepon = { "spear" } }
