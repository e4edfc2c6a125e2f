-- expect: E-BUDGET
-- at: manifest
-- told: hostile/mod.lua:5
local m = mod "hostile"
for i = 1, 1e9 do m { version = "1.0", api = 1 } end
