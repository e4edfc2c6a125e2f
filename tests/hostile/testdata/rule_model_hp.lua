-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:model_hp]
rule "hostile:model_hp" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev.attacker.hp = 100
  end,
}
