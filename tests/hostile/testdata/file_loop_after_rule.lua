-- expect: E-BUDGET
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:5
rule "hostile:first" { title = "x", hook = "pillage.modify_attack", effect = function(ev) ev:modify(9) end }
while true do end
