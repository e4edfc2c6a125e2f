-- E: kit_item_misspelt.lua:4: E-FIELD a model cannot have "sheild" (did you mean shield?)
----
----
red:add("warrior", { sheild = true, at = { 1, 1 } })
