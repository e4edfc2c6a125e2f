-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
battle { size = { 0 / 0, 1 } }
