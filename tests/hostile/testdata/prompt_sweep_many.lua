-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
local t = {} for i = 1, 16000 do t[i] = i end return sweep { ["rules.weapon.bow.range"] = t, weather = { "clear", "fog" }, measure = function() return dice.d6() end }
