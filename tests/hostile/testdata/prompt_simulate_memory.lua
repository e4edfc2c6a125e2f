-- expect: E-BUDGET
-- at: prompt
-- told: hostile.lua:4
return simulate(function() local t = {} for i = 1, 1e9 do t["k" .. i] = { i } end end)
