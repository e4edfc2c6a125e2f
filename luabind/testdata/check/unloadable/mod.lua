mod "unloadable" { title = { en = "Mistakes of loading" }, version = "1.0", api = 1 }
