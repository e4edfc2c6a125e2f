-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_strange_key]
rule "hostile:ev_strange_key" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ev[0 / 0]
  end,
}
