-- expect: E-RUNTIME
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
error(setmetatable({}, { __tostring = function() while true do end end }))
