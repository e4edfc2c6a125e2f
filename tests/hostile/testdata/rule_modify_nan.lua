-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:modify_nan]
rule "hostile:modify_nan" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(0 / 0)
  end,
}
