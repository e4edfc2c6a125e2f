-- expect: none
-- at: prompt
local m = band():add("warrior") local t = { [m] = 1 } battle {} return t[m]
