-- E: effect_missing.lua:4: E-DECLARE [broken:effect_missing] a rule needs an effect (effect = function(ev) ... end)
rule "broken:effect_missing" {
  title = "Broken",
  hook = "pillage.modify_attack",
}
