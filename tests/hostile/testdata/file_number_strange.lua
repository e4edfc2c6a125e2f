-- expect: E-SYNTAX
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
local x = 0b11 + 1_000 + 0x1p4
