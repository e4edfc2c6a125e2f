-- E: pool_in_a_rule.lua:5: E-REQUEST [broken:pool_in_a_rule] dice.pool is no business of a rule (rules ask through ev)
rule "broken:pool_in_a_rule" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) ev:modify(dice.pool(3, 4)) end,
}
