-- expect: E-ARG
-- at: question
-- told: hostile.lua:1
return function() end
