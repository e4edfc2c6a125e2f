-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:6
local t = {}
for i = 1, 16000 do t[i] = "m" .. i end
mod "hostile" { version = "1.0", api = 1, needs = t }
