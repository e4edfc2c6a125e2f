-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:set_nan]
rule "hostile:set_nan" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  state = { count = "number" },
  effect = function(ev)
    ev:set(ev.attacker, "count", 0 / 0)
  end,
}
