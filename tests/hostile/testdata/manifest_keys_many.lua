-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:6
local t = { version = "1.0", api = 1 }
for i = 1, 5000 do t["k" .. i] = i end
mod "hostile" (t)
