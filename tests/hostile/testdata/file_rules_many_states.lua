-- expect: none
-- at: file
for i = 1, 300 do
  rule("hostile:r" .. i) { title = "x", state = { ["s" .. i] = "number" }, hook = "pillage.modify_attack", effect = function(ev) end }
end
