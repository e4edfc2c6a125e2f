-- E: kit_flag_is_a_number.lua:4: E-ARG shield is true or false, not 1
----
----
red:add("warrior", { shield = 1, at = { 20, 10 } })
