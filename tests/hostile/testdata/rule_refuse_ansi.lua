-- expect: E-DECLARE
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:refuse_ansi]
rule "hostile:refuse_ansi" {
  title = "Hostile",
  hook = "pillage.can_attack",
  effect = function(ev)
    ev:refuse("\27[2J\27]0;owned\7")
  end,
}
