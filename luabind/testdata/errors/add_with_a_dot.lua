-- E: add_with_a_dot.lua:4: E-ARG add is called with a colon, on a band (red:add("warrior", { ... }))
----
----
red.add("warrior", { at = { 10, 10 } })
