-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:stat_1e9]
rule "hostile:stat_1e9" {
  title = "Hostile",
  hook = "pillage.on_model_created",
  effect = function(ev)
    ev:stat(ev.model, "hp", 1e9)
  end,
}
