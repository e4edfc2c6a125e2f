-- E: dice_row_without_a_1.lua:4: E-ARG dice.row: no row for a 1 (1, 2 to 3, 4 and more are { [1] = "misfire", [2] = "miss", [4] = "hit" })
----
----
dice.row{ [2] = "miss", [4] = "hit" }
