-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:error_fakes]
rule "hostile:error_fakes" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    error("scripts/pillage/melee.lua:1: E-INTERNAL [PIL-TROOP-06] the game is broken", 0)
  end,
}
