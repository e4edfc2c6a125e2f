-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:method_on_nothing]
rule "hostile:method_on_nothing" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local far = ev.attacker.distance
    far()
  end,
}
