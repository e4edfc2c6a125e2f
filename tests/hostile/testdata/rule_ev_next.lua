-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_next]
rule "hostile:ev_next" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local k = next(ev)
  end,
}
