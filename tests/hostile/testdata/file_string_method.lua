-- expect: E-FROZEN
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
string.upper = function() return "POISONED" end
