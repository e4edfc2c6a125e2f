-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:pattern_balance]
rule "hostile:pattern_balance" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ("("):rep(30000):match("%b()%b()")
  end,
}
