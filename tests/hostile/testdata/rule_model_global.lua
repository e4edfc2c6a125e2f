-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:model_global]
rule "hostile:model_global" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    kept = ev.attacker
  end,
}
