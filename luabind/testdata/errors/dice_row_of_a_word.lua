-- E: dice_row_of_a_word.lua:4: E-ARG dice.row takes a table of rows, not "miss" (1, 2 to 3, 4 and more are { [1] = "misfire", [2] = "miss", [4] = "hit" })
----
----
dice.row("miss", "hit")
