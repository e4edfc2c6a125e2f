-- expect: E-RUNTIME
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
error("\27[2J\27]0;owned\7")
