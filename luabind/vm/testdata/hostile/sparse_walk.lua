-- expect: E-BUDGET
local t = {} t[16384] = 1 while true do for k in pairs(t) do end end
