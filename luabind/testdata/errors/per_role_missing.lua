-- E: per_role_missing.lua:5: E-DECLARE [broken:per_role_missing] pillage.on_turn_start has no attacker to count for (it has none: leave it out, or say "any")
rule "broken:per_role_missing" {
  title = "Broken",
  hook = "pillage.on_turn_start",
  limit = "once per turn", per = "attacker",
  effect = function(ev) end,
}
