-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
pcall(function() while true do end end)
error("ESCAPED")
