-- expect: E-MEMORY
-- at: prompt
-- told: hostile.lua:4
local s = ("x"):rep(30000) for i = 1, 1e9 do print(s) end
