-- expect: E-MEMORY
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5
local s = "x"
for i = 1, 40 do s = s .. s end
