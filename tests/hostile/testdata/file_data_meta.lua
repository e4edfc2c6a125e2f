-- expect: none
-- at: file
house "odd" { title = "x", data = setmetatable({ n = 1 }, { __index = function() while true do end end, __newindex = error }) }
