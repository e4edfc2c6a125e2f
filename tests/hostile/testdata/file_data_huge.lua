-- expect: none
-- at: file
local t = {}
for i = 1, 16000 do t["k" .. i] = i end
house "odd" { title = "x", data = t }
