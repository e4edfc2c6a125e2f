-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:grant_negative]
rule "hostile:grant_negative" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:grant_move(ev.attacker, -5)
  end,
}
