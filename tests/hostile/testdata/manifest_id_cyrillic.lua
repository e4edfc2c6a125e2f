-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:4
mod "hоstile" { version = "1.0", api = 1 }
