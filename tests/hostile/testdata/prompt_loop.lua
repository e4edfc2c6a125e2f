-- expect: E-BUDGET
-- at: prompt
-- told: hostile.lua:4
while true do end
