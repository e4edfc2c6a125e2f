-- expect: E-BUDGET
local t = {} while true do table.insert(t, 1) end
