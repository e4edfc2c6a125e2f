-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:6
local t = {}
t.t = t
house "odd" { title = "x", data = t }
