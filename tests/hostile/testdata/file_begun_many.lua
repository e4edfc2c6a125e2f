-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
for i = 1, 20000 do local r = rule("hostile:a" .. i) end
