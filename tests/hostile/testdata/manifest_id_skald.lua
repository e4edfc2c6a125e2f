-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:4
mod "skald" { version = "1.0", api = 1 }
