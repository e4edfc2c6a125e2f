-- E: rule_twice.lua:3: E-DUPLICATE [broken:twice] the rule is declared already at rule_twice.lua:2 (to change it, put a file at the same path into the mod, or use replaces)
rule "broken:twice" { title = "One", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
rule "broken:twice" { title = "Two", hook = "pillage.modify_attack", effect = function(ev) ev:modify(1) end }
