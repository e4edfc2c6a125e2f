-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:set_huge]
rule "hostile:set_huge" {
  title = "Hostile",
  hook = "pillage.on_attack_rolled",
  state = { count = "number" },
  effect = function(ev)
    ev:set(ev.attacker, "count", 1e12)
  end,
}
