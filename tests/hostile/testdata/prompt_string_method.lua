-- expect: E-FROZEN
-- at: prompt
-- told: hostile.lua:4
string.upper = function() return "POISONED" end
