-- expect: E-SYNTAX
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
local s = "never closed
