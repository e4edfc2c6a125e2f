-- expect: E-DECLARE
-- at: prompt
-- told: hostile.lua:4
set("rules.weapon.bow.range", 0 / 0)
