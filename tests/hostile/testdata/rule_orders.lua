-- expect: E-REQUEST
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:orders]
rule "hostile:orders" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    attack(ev.attacker, ev.target)
  end,
}
