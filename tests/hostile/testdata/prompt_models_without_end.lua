-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
local b = band() for i = 1, 1e9 do b:add("warrior") end
