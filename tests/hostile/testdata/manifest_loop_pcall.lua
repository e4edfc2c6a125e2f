-- expect: E-BUDGET
-- at: manifest
-- told: hostile/mod.lua:4
pcall(function() while true do end end)
mod "hostile" { version = "1.0", api = 1 }
