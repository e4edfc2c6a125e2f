-- expect: none
-- at: file
troop "t0" { like = "warrior" }
for i = 1, 1500 do troop("t" .. i) { like = "t" .. i - 1 } end
