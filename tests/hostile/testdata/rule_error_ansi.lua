-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_ansi]
rule "hostile:error_ansi" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error("\27[2J\27]0;owned\7\r\8")
  end,
}
