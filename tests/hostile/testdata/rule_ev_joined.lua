-- expect: E-RUNTIME
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_joined]
rule "hostile:ev_joined" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local s = "x" .. ev
  end,
}
