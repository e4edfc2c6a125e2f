-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
return dice.pool(1e9, 4)
