-- expect: E-RUNTIME
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
error(("x"):rep(32000))
