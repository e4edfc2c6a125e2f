-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_as_error]
rule "hostile:ev_as_error" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error(ev)
  end,
}
