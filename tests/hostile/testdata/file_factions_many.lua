-- expect: none
-- at: file
for i = 1, 1000 do faction("f" .. i) { title = "f" } end
