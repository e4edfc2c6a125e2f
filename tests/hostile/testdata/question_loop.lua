-- expect: E-BUDGET
-- at: question
-- told: hostile.lua:4
while true do end
