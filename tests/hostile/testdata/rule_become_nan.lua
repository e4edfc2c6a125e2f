-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:become_nan]
rule "hostile:become_nan" {
  title = "Hostile",
  hook = "pillage.modify_to_hit",
  effect = function(ev)
    ev:become(0 / 0)
  end,
}
