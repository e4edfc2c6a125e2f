-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:xpcall_handler]
rule "hostile:xpcall_handler" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    xpcall(function() error("x") end, function() while true do end end)
  end,
}
