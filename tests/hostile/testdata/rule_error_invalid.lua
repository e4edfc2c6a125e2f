-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_invalid]
rule "hostile:error_invalid" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error("\255\254\0x")
  end,
}
