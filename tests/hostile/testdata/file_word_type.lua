-- expect: none
-- at: file
type = function() return "table" end
ipairs = function() while true do end end
