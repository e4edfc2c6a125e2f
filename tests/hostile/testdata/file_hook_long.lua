-- expect: E-HOOK
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4 [hostile:r]
rule "hostile:r" { title = "x", hook = ("x"):rep(30000), effect = function() end }
