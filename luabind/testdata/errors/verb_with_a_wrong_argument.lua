-- E: verb_with_a_wrong_argument.lua:4: E-ID no model is called "Edrik" (did you mean Edric?)
----
----
charge(a, "Edrik")
