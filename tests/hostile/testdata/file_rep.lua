-- expect: E-MEMORY
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
local s = ("x"):rep(1e10)
