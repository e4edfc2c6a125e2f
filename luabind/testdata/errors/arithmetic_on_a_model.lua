-- E: arithmetic_on_a_model.lua:6: E-RUNTIME [broken:arithmetic_on_a_model] arithmetic on a model (take a number of it, such as m.hp or m.x)
rule "broken:arithmetic_on_a_model" {
  title = "Broken",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(ev.attacker + 1)
  end,
}
