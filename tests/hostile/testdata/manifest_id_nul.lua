-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:4
mod "hostile\0" { version = "1.0", api = 1 }
