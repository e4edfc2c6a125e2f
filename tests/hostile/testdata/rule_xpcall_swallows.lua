-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:xpcall_swallows]
rule "hostile:xpcall_swallows" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    xpcall(function() while true do end end, function() return 1 end)
    ev:modify(100)
  end,
}
