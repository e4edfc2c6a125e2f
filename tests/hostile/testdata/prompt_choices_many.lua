-- expect: E-CHOICE
-- at: prompt
-- told: hostile.lua:4
local t = {} for i = 1, 16000 do t[i] = "yes" end choices { reroll = t }
