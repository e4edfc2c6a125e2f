-- expect: E-BUDGET
local mt = { __eq = function() while true do end end } pcall(function() return setmetatable({}, mt) == setmetatable({}, mt) end) print("ESCAPED")
