-- expect: E-DEPTH
local function f() return (("a"):gsub("a", f)) end f()
