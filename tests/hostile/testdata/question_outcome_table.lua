-- expect: E-ARG
-- at: question
-- told: hostile.lua:1
local t = {}
t.t = t
return t
