-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4 [hostile:r]
rule "hostile:r" { title = "x", limit = { 1e9, per = "battle" }, hook = "pillage.modify_attack", effect = function() end }
