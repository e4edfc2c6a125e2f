-- expect: E-RUNTIME
-- at: manifest
-- told: hostile/mod.lua:4
error("\27[2J")
