-- expect: none
-- at: prompt
local t = {} for i = 1, 300 do t["a" .. i] = function() return dice.d6() end end return compare(t)
