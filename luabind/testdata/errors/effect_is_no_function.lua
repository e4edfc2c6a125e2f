-- E: effect_is_no_function.lua:5: E-DECLARE [broken:effect_is_no_function] effect is a function, not "ev:modify(1)" (write effect = function(ev) ... end)
rule "broken:effect_is_no_function" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = "ev:modify(1)",
}
