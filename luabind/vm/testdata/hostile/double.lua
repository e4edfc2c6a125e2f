-- expect: E-MEMORY
local s = "a" for i = 1, 40 do s = s .. s end
