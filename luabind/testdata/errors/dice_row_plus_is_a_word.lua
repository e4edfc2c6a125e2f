-- E: dice_row_plus_is_a_word.lua:4: E-ARG dice.row: plus takes a whole number, not "one"
----
----
dice.row({ "miss", [4] = "hit" }, "one")
