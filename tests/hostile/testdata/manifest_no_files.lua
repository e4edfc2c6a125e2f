-- expect: E-GLOBAL
-- at: manifest
-- told: hostile/mod.lua:4
io.open("/etc/passwd")
