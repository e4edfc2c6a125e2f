-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:place_far]
rule "hostile:place_far" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  effect = function(ev)
    ev:place(ev.attacker, { at = { 1e6, -1e6 } })
  end,
}
