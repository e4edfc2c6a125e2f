-- expect: E-DUPLICATE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4 [hostile:a]
local r = rule "hostile:a"
r { title = "x", hook = "pillage.modify_attack", effect = function() end }
r { title = "x", hook = "pillage.modify_attack", effect = function() end }
