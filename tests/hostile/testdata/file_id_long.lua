-- expect: E-ID
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4
rule(("x"):rep(30000)) { title = "x", hook = "pillage.modify_attack", effect = function() end }
