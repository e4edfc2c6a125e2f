-- expect: E-GLOBAL
-- at: prompt
-- told: hostile.lua:4
tostring = function() return "POISONED" end
