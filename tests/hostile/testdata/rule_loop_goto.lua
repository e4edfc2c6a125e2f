-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:loop_goto]
rule "hostile:loop_goto" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ::again::
    goto again
  end,
}
