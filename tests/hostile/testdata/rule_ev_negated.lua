-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_negated]
rule "hostile:ev_negated" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local n = -ev
  end,
}
