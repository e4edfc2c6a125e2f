-- expect: E-BUDGET
local a = ("x"):rep(30000) local b = a .. "y" while true do local c = a < b end
