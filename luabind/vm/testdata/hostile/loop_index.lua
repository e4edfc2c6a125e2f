-- expect: E-BUDGET
local t = setmetatable({}, { __index = function() while true do end end }) pcall(function() return t.x end) print("ESCAPED")
