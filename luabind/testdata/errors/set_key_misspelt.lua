-- E: set_key_misspelt.lua:4: E-DATA there is no data key "rules.weapon.bow.rnge" (did you mean rules.weapon.bow.range?)
----
----
set("rules.weapon.bow.rnge", 25)
