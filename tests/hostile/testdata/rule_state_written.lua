-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:state_written]
rule "hostile:state_written" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev.attacker.state.angry = true
  end,
}
