-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:1

