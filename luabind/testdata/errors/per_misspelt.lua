-- E: per_misspelt.lua:6: E-DECLARE [broken:per_misspelt] per is "attacker", "target", "model", "side" or "battle", not "atacker" (did you mean attacker?)
rule "broken:per_misspelt" {
  title = "Broken",
  hook = "pillage.modify_attack",
  limit = "once per turn",
  per = "atacker",
  effect = function(ev) ev:modify(1) end,
}
