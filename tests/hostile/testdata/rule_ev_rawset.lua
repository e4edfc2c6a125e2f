-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_rawset]
rule "hostile:ev_rawset" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    rawset(ev, "attacker", 1)
  end,
}
