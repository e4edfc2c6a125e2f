-- expect: E-DEPTH
local t = {} local top = t for i = 1, 300 do t = setmetatable({}, { __index = t }) end return t.x
