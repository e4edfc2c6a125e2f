-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:6
local t = {}
t[1] = t
house "odd" { title = "x", data = t }
