-- expect: none
-- at: file
house "odd" { title = "x", data = { ["\27[2J"] = 1 } }
