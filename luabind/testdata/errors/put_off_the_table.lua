-- E: put_off_the_table.lua:4: E-ARG {10, 60} is off the table of 48 by 48 inches (battle { size = { 72, 48 } } lays a larger one)
----
----
put(a, { 10, 60 })
