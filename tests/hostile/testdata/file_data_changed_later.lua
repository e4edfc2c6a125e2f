-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5
local t = { n = 1 }
house "odd" { title = "x", data = t }
t.n = print
t.t = t
