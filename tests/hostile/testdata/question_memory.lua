-- expect: E-BUDGET
-- at: question
-- told: hostile.lua:5
local t = {}
for i = 1, 1e9 do t["k" .. i] = { i } end
return 1
