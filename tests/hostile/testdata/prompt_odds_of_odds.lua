-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
return odds(function() return odds(function() return dice.d6() end) end)
