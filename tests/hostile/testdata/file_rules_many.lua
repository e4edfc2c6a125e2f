-- expect: none
-- at: file
for i = 1, 2000 do
  rule("hostile:r" .. i) { title = "x", hook = "pillage.modify_attack", effect = function(ev) end }
end
