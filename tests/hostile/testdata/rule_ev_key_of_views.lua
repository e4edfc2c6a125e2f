-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_key_of_views]
rule "hostile:ev_key_of_views" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ev[ev]
  end,
}
