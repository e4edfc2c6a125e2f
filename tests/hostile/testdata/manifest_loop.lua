-- expect: E-BUDGET
-- at: manifest
-- told: hostile/mod.lua:4
while true do end
