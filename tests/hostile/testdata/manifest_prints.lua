-- expect: none
-- at: manifest
print("ESCAPED")
mod "hostile" { version = "1.0", api = 1 }
