-- expect: none
-- at: file
house "odd" { title = "x", data = { [("x"):rep(30000)] = 1 } }
