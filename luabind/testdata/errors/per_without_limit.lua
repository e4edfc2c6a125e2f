-- E: per_without_limit.lua:5: E-DECLARE [broken:per_without_limit] per without a limit (limit = "once per turn")
rule "broken:per_without_limit" {
  title = "Broken",
  hook = "pillage.modify_attack",
  per = "attacker",
  effect = function(ev) ev:modify(1) end,
}
