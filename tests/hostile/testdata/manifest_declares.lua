-- expect: E-GLOBAL
-- at: manifest
-- told: hostile/mod.lua:5
mod "hostile" { version = "1.0", api = 1 }
rule "hostile:r" { title = "x" }
