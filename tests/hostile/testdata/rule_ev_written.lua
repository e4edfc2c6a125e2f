-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_written]
rule "hostile:ev_written" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev.attacker = nil
  end,
}
