-- expect: E-MEMORY
local t = {} for i = 1, 100 do t[i] = "a" end return table.concat(t, ("x"):rep(30000))
