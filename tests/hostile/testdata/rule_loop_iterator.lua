-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:loop_iterator]
rule "hostile:loop_iterator" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    for _ in function() return 1 end do end
  end,
}
