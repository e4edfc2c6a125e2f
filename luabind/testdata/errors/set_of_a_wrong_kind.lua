-- E: set_of_a_wrong_kind.lua:4: E-DATA rules.weapon.bow.range is a number, not "far"
----
----
set("rules.weapon.bow.range", "far")
