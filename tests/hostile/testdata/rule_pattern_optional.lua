-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:pattern_optional]
rule "hostile:pattern_optional" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("a"):rep(60)
    local p = ("a?"):rep(60) .. s
    local x = s:find(p)
  end,
}
