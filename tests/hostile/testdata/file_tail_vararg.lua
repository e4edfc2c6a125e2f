-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
local function f(...) return f(1, ...) end
f()
