-- expect: E-GLOBAL
-- at: prompt
-- told: hostile.lua:4
odds = nil
