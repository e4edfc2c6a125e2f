-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:model_as_error]
rule "hostile:model_as_error" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error(ev.attacker)
  end,
}
