-- expect: E-BUDGET
-- at: question
-- told: hostile.lua:4
pcall(function() while true do end end)
return 1
