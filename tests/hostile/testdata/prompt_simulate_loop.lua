-- expect: E-BUDGET
-- at: prompt
-- told: hostile.lua:4
return simulate(function() while true do end end)
