-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
for i = 1, 1e9 do branch("b" .. i) end
