-- E: choices_of_a_core_rule.lua:4: E-CHOICE nobody asks for a decision "PIL-HIT-01" (reaction, weapon, reroll, casualties, order, initiative, edge, position, support, join, defend, the id of a rule that a script declares, or a label of choose())
----
----
choices { ["PIL-HIT-01"] = { "yes" } }
