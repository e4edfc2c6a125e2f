-- expect: E-BUDGET
-- at: question
-- told: hostile.lua:4
for i = 1, 1e9 do attack(a, b) end
return 1
