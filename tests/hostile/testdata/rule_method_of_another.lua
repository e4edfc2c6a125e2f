-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:method_of_another]
rule "hostile:method_of_another" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev.modify(ev.attacker, 1)
  end,
}
