-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:wound_negative]
rule "hostile:wound_negative" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:wound(ev.target, -1)
  end,
}
