-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_when]
rule "hostile:loop_when" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  when = function(ev)
    repeat until false
  end,
  effect = function(ev)
    ev:modify(1)
  end,
}
