-- expect: E-ID
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
rule "PIL-WEAPON-12" { title = "x", hook = "pillage.modify_attack", effect = function() end }
