-- expect: E-DECLARE
-- at: prompt
-- told: hostile.lua:4
set("rules.weapon.bow.range", 1e308)
