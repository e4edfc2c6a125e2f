-- E: typed_rule_gives_an_order.lua:10: E-REQUEST [broken:typed] put is no business of a rule (rules ask through ev)
----
red, blue = band(), band()
a = red:add("warrior", { at = { 10, 10 } })
b = blue:add("warrior", { at = { 10, 11 } })
engage(a, b)
rule "broken:typed" {
  title = "Typed", hook = "pillage.modify_attack",
  effect = function(ev)
    put("Warrior", { 1, 1 })
  end,
}
----
attack(a, b)
