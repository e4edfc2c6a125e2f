-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:modify_1e308]
rule "hostile:modify_1e308" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(1e308)
  end,
}
