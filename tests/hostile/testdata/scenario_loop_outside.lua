-- expect: E-BUDGET
-- at: scenario
-- told: hostile.lua:4
while true do end
