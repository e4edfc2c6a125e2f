-- E: who_unknown.lua:5: E-DECLARE [broken:who_unknown] who is "attacker", "target", "model", "side" or "any", not "charger"
rule "broken:who_unknown" {
  title = "Broken",
  hook = "pillage.modify_attack",
  who = "charger",
  effect = function(ev) ev:modify(1) end,
}
