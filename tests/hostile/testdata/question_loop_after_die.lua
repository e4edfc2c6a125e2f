-- expect: E-BUDGET
-- at: question
-- told: hostile.lua:5
local n = dice.d6()
while true do end
