-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
for i = 1, 1e9 do local t = { i } end
