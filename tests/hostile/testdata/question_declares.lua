-- expect: E-DECLARE
-- at: question
-- told: hostile.lua:4
rule "hostile:q" { title = "x", hook = "pillage.modify_attack", effect = function() end }
return 1
