-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
battle { size = { 1, 2000000 } } return map()
