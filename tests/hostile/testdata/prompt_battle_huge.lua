-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
battle { size = { 1e6, 1e6 } } return map()
