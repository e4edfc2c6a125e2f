-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:rep_method]
rule "hostile:rep_method" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("x"):rep(1e9)
  end,
}
