-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_rawget]
rule "hostile:ev_rawget" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = rawget(ev, "attacker")
  end,
}
