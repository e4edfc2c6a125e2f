-- expect: E-ARG
-- at: prompt
-- told: hostile.lua:4
local b = band() b:add("warrior", { at = { 1e9, -1e9 } })
