-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:pattern_long]
rule "hostile:pattern_long" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ("a"):find(("%a"):rep(5000))
  end,
}
