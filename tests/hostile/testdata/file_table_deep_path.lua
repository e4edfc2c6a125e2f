-- expect: none
-- at: file
game_table(("a."):rep(10000) .. "b") { new = true, x = 1 }
