-- expect: E-ARG
-- at: question
-- told: hostile.lua:4
return odds(function() return dice.d6() end)
