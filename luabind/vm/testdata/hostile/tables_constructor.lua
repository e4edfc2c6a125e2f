-- expect: E-BUDGET
local t = {} local i = 0 while true do i = i + 1 t["k" .. i] = { x = 1, y = 2, z = 3 } end
