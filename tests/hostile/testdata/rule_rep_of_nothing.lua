-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:rep_of_nothing]
rule "hostile:rep_of_nothing" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s
    for i = 1, 1e9 do s = (""):rep(1e9) end
  end,
}
