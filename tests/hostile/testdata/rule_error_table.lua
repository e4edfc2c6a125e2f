-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_table]
rule "hostile:error_table" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error({ {}, {}, x = ev })
  end,
}
