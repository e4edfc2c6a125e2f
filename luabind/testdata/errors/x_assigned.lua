-- E: x_assigned.lua:4: E-FIELD a model is read-only: .x cannot be written (put(m, {x, y}) sets it elsewhere)
----
----
a.x = 5
