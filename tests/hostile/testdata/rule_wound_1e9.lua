-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:wound_1e9]
rule "hostile:wound_1e9" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:wound(ev.target, 1e9)
  end,
}
