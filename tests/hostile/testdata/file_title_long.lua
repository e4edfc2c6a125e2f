-- expect: none
-- at: file
weapon "club" { like = "hand_weapon", title = ("x"):rep(30000) }
