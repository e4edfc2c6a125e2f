-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:pcall_swallows]
rule "hostile:pcall_swallows" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    pcall(function() while true do end end)
    ev:modify(100)
  end,
}
