-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5
local t = {}
for i = 1, 1e9 do t[i % 16000 + 1] = ("x"):rep(30000) .. i end
