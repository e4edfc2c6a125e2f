-- expect: E-MEMORY
local t = {} t[67108863] = 1
