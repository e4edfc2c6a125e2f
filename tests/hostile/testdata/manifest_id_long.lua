-- expect: E-MOD
-- at: manifest
-- told: hostile/mod.lua:4
mod(("x"):rep(30000)) { version = "1.0", api = 1 }
