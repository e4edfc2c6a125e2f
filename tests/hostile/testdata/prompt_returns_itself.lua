-- expect: none
-- at: prompt
local t = {} t.t = t t[t] = t return t
