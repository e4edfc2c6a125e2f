-- expect: E-MEMORY
-- at: prompt
-- told: hostile.lua:4
local t = {} for i = 1, 1e9 do t["k" .. i] = { x = i } end
