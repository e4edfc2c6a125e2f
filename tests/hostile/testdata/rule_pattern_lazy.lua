-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:pattern_lazy]
rule "hostile:pattern_lazy" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ("a"):rep(30000):match(".-.-.-b")
  end,
}
