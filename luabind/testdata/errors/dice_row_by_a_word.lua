-- E: dice_row_by_a_word.lua:4: E-ARG dice.row: a row has a whole number from -100 to 100, not "1-3" (1, 2 to 3, 4 and more are { [1] = "misfire", [2] = "miss", [4] = "hit" })
----
----
dice.row{ ["1-3"] = "miss", [4] = "hit" }
