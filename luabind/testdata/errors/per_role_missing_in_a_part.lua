-- E: per_role_missing_in_a_part.lua:6: E-DECLARE [broken:per_role_missing_in_a_part] pillage.modify_attack has no model to count for (it has attacker, target, side)
rule "broken:per_role_missing_in_a_part" {
  title = "Broken",
  {
    hook = "pillage.modify_attack",
    limit = "3 per fight", per = "model",
    effect = function(ev) ev:modify(1) end,
  },
}
