-- E: orders_in_a_rule.lua:6: E-REQUEST [broken:orders_in_a_rule] fight is no business of a rule (rules ask through ev)
rule "broken:orders_in_a_rule" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    fight(ev.attacker, ev.target)
  end,
}
