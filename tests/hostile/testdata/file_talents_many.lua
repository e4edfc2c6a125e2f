-- expect: none
-- at: file
for i = 1, 1000 do talent("f" .. i) { title = "f" } end
