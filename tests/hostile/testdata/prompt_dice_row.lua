-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
return dice.row(1e9)
