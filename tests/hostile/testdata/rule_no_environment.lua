-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:no_environment]
rule "hostile:no_environment" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local g = getfenv(0)
  end,
}
