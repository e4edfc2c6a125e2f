-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:rep_infinite]
rule "hostile:rep_infinite" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = ("x"):rep(1 / 0)
  end,
}
