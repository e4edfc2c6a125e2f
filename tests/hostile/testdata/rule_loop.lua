-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop]
rule "hostile:loop" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    while true do end
  end,
}
