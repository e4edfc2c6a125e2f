-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:filter_itself]
rule "hostile:filter_itself" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    t.within = t
    local c = ev:models(t)
  end,
}
