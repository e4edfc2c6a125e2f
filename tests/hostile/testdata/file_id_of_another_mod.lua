-- expect: none
-- at: file
rule "other:mine" { title = "x", hook = "pillage.modify_attack", effect = function() end }
