-- expect: E-BUDGET
-- at: manifest
-- told: hostile/mod.lua:4
mod "hostile" { version = (function() while true do end end)(), api = 1 }
