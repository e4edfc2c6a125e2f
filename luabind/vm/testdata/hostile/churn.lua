-- expect: E-BUDGET
local t = {} local i = 0 while true do i = i + 1 t["k" .. i] = 1 t["k" .. i] = nil end
