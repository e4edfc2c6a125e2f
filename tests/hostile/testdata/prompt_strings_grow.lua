-- expect: E-MEMORY
-- at: prompt
-- told: hostile.lua:4
local t = {} for i = 1, 16000 do t[i] = ("x"):rep(32000) .. i end
