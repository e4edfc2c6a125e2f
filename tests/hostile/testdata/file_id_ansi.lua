-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
rule "hostile:\27[2J" { title = "x", hook = "pillage.modify_attack", effect = function() end }
