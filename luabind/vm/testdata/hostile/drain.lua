-- expect: E-BUDGET
local t = {} for i = 1, 3000 do t["k" .. i] = i end while true do local k = next(t) if not k then for i = 1, 3000 do t["k" .. i] = i end else t[k] = nil end end
