-- expect: E-RUNTIME
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
getmetatable("").__index = function() return "POISONED" end
