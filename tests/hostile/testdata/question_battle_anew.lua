-- expect: E-ARG
-- at: question
-- told: hostile.lua:4
battle {}
return dice.d6()
