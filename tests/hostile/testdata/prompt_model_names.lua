-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
local b = band() for i = 1, 300 do b:add("warrior", { name = ("x"):rep(30000) .. i }) end
