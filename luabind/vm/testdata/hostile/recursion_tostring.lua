-- expect: E-DEPTH
local t t = setmetatable({}, { __tostring = function() return tostring(t) end }) return tostring(t)
