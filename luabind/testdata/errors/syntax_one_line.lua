-- E: syntax_one_line.lua:2: E-SYNTAX unexpected "effect" (a comma may be missing before it)
rule "broken:one_line" { title = "Broken", hook = "pillage.modify_attack" effect = function(ev) end }
