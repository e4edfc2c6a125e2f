-- expect: E-MEMORY
-- at: prompt
-- told: hostile.lua:4
set(("rules."):rep(6000), 1)
