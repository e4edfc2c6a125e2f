-- E: typed_rule_uses_a_model.lua:9: E-REQUEST [broken:typed] a rule cannot use a model of the table by itself (reach it through ev: ev.target, ev:models{ ... })
----
red, blue = band(), band()
a = red:add("warrior", { at = { 10, 10 } })
b = blue:add("warrior", { at = { 10, 11 } })
engage(a, b)
rule "broken:typed" {
  title = "Typed", hook = "pillage.modify_attack",
  when = function(ev) return ev.attacker == a end,
  effect = function(ev) ev:modify(1) end,
}
----
attack(a, b)
