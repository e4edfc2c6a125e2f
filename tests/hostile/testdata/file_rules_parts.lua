-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:6 [hostile:parts]
local t = { title = "x" }
for i = 1, 1000 do t[i] = { hook = "pillage.modify_attack", effect = function() end } end
rule "hostile:parts" (t)
