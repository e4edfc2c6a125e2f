-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4 [hostile:r]
rule "hostile:r" { title = "x", hook = "pillage.modify_attack", effect = setmetatable({}, { __call = function() end }) }
