-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
house "odd" { title = "x", data = { n = 1 / 0 } }
