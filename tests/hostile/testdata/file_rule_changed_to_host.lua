-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5 [hostile:later]
local t = { title = "x", hook = "pillage.modify_attack", effect = function() end }
rule "hostile:later" (t)
t.effect = pairs
t.when = next
