-- expect: E-ARG
-- at: question
-- told: hostile.lua:4
undo()
return dice.d6()
