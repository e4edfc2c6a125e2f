-- expect: E-ARG
-- at: question
-- told: hostile.lua:4
for i = 1, 1e9 do band() end
return 1
