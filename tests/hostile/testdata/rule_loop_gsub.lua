-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_gsub]
rule "hostile:loop_gsub" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ("x"):gsub("x", function() while true do end end)
  end,
}
