-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4 [hostile:r]
rule "hostile:r" { title = "x", aura = 1 / 0, hook = "pillage.modify_attack", effect = function() end }
