-- expect: E-DEPTH
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
local function f(n) return 1 + f(n) end
f(1)
