-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_nil]
rule "hostile:error_nil" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error(nil)
  end,
}
