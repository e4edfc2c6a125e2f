-- expect: none
-- at: prompt
for i = 1, 1500 do rule("hostile:typed" .. i) { title = "x", hook = "pillage.modify_attack", effect = function(ev) end } end
