-- E: hp_assigned.lua:4: E-FIELD a model is read-only: .hp cannot be written (set it with add(..., { hp = 5 }))
----
----
a.hp = 5
