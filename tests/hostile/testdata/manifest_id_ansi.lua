-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:4
mod "\27[2J" { version = "1.0", api = 1 }
