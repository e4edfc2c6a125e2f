-- expect: E-BUDGET
local function f() pcall(f) pcall(f) end f() while true do f() end
