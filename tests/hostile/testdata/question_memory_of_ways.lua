-- expect: E-MEMORY
-- at: question
-- told: hostile.lua:5
local t = {}
for i = 1, 6 do t[i] = ("x"):rep(30000) .. dice.d6() end
return #t
