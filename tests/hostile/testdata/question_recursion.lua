-- expect: E-DEPTH
-- at: question
-- told: hostile.lua:4
local function f() return 1 + f() end
return f()
