-- expect: E-BUDGET
local t = {} local i = 0 while true do i = i + 1 local q = {} q.x = 1 t["k" .. i] = q end
