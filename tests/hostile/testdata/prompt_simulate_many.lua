-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
return simulate(function() return dice.d6() end, { trials = 1e12 })
