-- expect: E-SOURCE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
local s = "À¯"
