-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_compared]
rule "hostile:ev_compared" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    if ev < ev.attacker then ev:modify(1) end
  end,
}
