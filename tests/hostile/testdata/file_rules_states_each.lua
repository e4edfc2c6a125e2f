-- expect: none
-- at: file
local s = {}
for i = 1, 5000 do s["s" .. i] = "number" end
rule "hostile:r" { title = "x", state = s, hook = "pillage.modify_attack", effect = function(ev) end }
