-- expect: E-BUDGET
local s = ("x"):rep(30000) while true do print(s) end
