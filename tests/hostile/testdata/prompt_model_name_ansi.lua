-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
local b = band() b:add("warrior", { name = "\27[2J\27]0;owned\7" }) return b.models
