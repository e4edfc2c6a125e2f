-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:method_without_self]
rule "hostile:method_without_self" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev.modify(1)
  end,
}
