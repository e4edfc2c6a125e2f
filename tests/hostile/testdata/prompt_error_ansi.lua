-- expect: E-RUNTIME
-- at: prompt
-- told: hostile.lua:4
error("\27[2J")
