-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
while true do end
