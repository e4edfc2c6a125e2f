-- expect: E-MEMORY
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5
local t = {}
t[2 ^ 53] = 1
