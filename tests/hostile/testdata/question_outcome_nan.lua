-- expect: E-ARG
-- at: question
-- told: hostile.lua:1
return 0 / 0
