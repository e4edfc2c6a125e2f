-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_function]
rule "hostile:error_function" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error(function() end)
  end,
}
