-- expect: E-RUNTIME
-- at: question
-- told: hostile.lua:4
if dice.d6() == 6 then error("six") end
return 1
