-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_long]
rule "hostile:error_long" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error(("x"):rep(32000))
  end,
}
