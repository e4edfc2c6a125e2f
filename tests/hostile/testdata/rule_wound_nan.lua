-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:wound_nan]
rule "hostile:wound_nan" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:wound(ev.target, 0 / 0)
  end,
}
