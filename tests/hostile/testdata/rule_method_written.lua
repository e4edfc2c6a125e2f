-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:method_written]
rule "hostile:method_written" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev.attacker.distance = function() return 0 end
  end,
}
