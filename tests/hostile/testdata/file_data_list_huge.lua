-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:8
local t = {}
for i = 1, 16384 do t[i] = i end
local u = {}
for i = 1, 16384 do u[i] = t end
house "odd" { title = "x", data = { u = u } }
