-- expect: E-BUDGET
local function f() return f() end f()
