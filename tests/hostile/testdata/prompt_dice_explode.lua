-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
return odds(dice.pool(40, 4, { explode = 6 }))
