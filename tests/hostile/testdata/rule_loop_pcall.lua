-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:loop_pcall]
rule "hostile:loop_pcall" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    while true do
      pcall(function() while true do end end)
    end
    error("ESCAPED")
  end,
}
