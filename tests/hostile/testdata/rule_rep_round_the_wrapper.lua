-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:rep_round]
rule "hostile:rep_round" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("x"):rep(1e9)
  end,
}
