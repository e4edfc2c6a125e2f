-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
return dice.roll("1000000d6")
