-- E: declares_in_a_rule.lua:6: E-DECLARE [broken:declares_in_a_rule] troop "guard" is declared by a rule (declare at the top of a file)
rule "broken:declares_in_a_rule" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    troop "guard" { title = "Guard" }
  end,
}
