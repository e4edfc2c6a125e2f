mod "planted" { title = { en = "Planted mistakes" }, version = "1.0", api = 1 }
