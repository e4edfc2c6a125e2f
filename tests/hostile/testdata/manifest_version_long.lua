-- expect: none
-- at: manifest
mod "hostile" { version = ("x"):rep(30000), api = 1 }
