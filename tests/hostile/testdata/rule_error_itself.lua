-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:11 [hostile:error_itself]
rule "hostile:error_itself" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    t.t = t
    t[t] = t
    error(t)
  end,
}
