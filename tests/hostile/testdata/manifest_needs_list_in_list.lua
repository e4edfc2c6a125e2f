-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:6
local t = {}
t[1] = t
mod "hostile" { version = "1.0", api = 1, needs = t }
