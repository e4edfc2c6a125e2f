-- expect: none
-- at: manifest
mod "hostile" { version = "\27[2J", api = 1 }
