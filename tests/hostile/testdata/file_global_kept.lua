-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:5 [hostile:global_kept]
shared = {}
rule "hostile:global_kept" { title = "x", hook = "pillage.modify_attack", effect = function(ev) shared[1] = ev end }
