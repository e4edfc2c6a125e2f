-- expect: E-GLOBAL
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:hidden_arg]
rule "hostile:hidden_arg" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = arg
  end,
}
