-- E: kit_horse_is_a_word.lua:4: E-ARG horse is true or false, or "lost", not "yes"
----
----
red:add("warrior", { horse = "yes", at = { 20, 10 } })
