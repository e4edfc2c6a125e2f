-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:modify_text]
rule "hostile:modify_text" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    ev:modify("1e3")
  end,
}
