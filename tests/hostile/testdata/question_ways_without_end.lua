-- expect: E-BUDGET
-- at: question
-- told: hostile.lua:1
while dice.d6() ~= 7 do end
return 1
