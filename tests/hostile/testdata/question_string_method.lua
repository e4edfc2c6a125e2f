-- expect: E-FROZEN
-- at: question
-- told: hostile.lua:4
string.upper = print
return 1
