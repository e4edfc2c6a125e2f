-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:grant_1e9]
rule "hostile:grant_1e9" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:grant_move(ev.attacker, 1e9)
  end,
}
