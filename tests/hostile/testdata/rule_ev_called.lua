-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_called]
rule "hostile:ev_called" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev()
  end,
}
