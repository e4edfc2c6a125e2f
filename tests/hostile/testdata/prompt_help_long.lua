-- expect: E-GLOBAL
-- at: prompt
-- told: hostile.lua:4
return help(("x"):rep(30000))
