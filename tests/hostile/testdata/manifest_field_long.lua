-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:4
mod "hostile" { version = "1.0", api = 1, [("x"):rep(30000)] = 1 }
