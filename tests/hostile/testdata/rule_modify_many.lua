-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:modify_many]
rule "hostile:modify_many" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    for i = 1, 1e4 do ev:modify(1) end
  end,
}
