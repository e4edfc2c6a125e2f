-- expect: E-CHOICE
-- at: prompt
-- told: hostile.lua:4
for i = 1, 1e9 do choices { reroll = { "yes" } } end
