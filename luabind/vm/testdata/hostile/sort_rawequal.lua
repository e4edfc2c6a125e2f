-- expect: E-BUDGET
local t = {} for i = 1, 5000 do t[i] = i end while true do table.sort(t, rawequal) end
