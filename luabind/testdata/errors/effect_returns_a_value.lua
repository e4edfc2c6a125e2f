-- E: effect_returns_a_value.lua:5: E-REQUEST [broken:effect_returns_a_value] the effect returns -1, and a returned value does nothing (ask: ev:modify, ev:ignore_penalties, ev:ignore_bonuses)
rule "broken:effect_returns_a_value" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev) return -1 end,
}
