-- expect: none
-- at: prompt
return setmetatable({}, { __tostring = function() while true do end end })
