-- E: table_of_no_size.lua:4: E-ARG a table is more than 0 and at most 500 inches long and wide, not 0 by 48 (battle { size = { 48, 48 } })
----
----
battle { size = { 0, 48 } }
