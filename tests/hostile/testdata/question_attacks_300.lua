-- expect: none
-- at: question
local n = 0
for i = 1, 300 do n = n + (attack(a, b).lost or 0) end
return n
