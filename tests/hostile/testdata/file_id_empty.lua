-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
rule "hostile:" { title = "x", hook = "pillage.modify_attack", effect = function() end }
