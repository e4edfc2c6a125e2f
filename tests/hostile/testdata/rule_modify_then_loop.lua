-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:modify_then_loop]
rule "hostile:modify_then_loop" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify(100)
    while true do end
  end,
}
