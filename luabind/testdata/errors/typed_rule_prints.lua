-- E: typed_rule_prints.lua:7: E-REQUEST [broken:typed] rules ask, they do not print (what a rule did is in explain())
----
red, blue = band(), band()
a = red:add("warrior", { at = { 10, 10 } })
b = blue:add("warrior", { at = { 10, 11 } })
engage(a, b)
rule "broken:typed" { title = "T", hook = "pillage.modify_attack", effect = function(ev) print("here") end }
