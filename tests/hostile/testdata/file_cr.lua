-- expect: E-RUNTIME
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:6
local s = 1
local t = s
error(t)
