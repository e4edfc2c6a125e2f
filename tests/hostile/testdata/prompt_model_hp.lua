-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
local b = band() b:add("warrior", { hp = 1e9 })
