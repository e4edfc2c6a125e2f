-- expect: E-MOD
-- at: manifest
-- told: other/mod.lua:1
mod "other" { version = "1.0", api = 1 }
