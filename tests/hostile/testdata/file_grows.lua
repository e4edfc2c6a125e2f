-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5
local t = {}
for i = 1, 1e9 do t["k" .. i] = { x = i } end
