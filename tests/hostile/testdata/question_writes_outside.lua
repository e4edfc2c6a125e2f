-- expect: E-FIELD
-- at: question
-- told: hostile.lua:4
a.hp = 5
return 1
