-- expect: none
-- at: file
local t = {}
for i = 1, 5000 do t[i] = "other:steady" end
rule "hostile:r" { title = "x", replaces = t, hook = "pillage.modify_attack", effect = function(ev) end }
