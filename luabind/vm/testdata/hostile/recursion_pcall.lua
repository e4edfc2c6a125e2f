-- expect: E-DEPTH
local function f() local ok, e = pcall(f) error(e, 0) end f()
