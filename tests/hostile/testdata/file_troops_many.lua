-- expect: none
-- at: file
for i = 1, 1500 do troop("t" .. i) { like = "warrior" } end
