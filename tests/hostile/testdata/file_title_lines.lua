-- expect: E-DECLARE
-- at: file
-- told: hostile/scripts/pillage/hostile.lua:4 [hostile:lines]
rule "hostile:lines" { title = "a\r\nb\0c", hook = "pillage.modify_attack", effect = function() end }
