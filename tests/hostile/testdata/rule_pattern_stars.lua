-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:pattern_stars]
rule "hostile:pattern_stars" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ("a"):rep(200):match("a*a*a*a*a*b")
  end,
}
