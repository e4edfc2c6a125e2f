-- E: like_itself.lua:2: E-DECLARE weapon "a" is like itself: a > b > a
weapon "a" { title = "A", like = "b" }
weapon "b" { title = "B", like = "a" }
