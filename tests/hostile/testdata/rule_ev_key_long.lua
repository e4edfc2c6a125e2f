-- expect: E-FIELD
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_key_long]
rule "hostile:ev_key_long" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local x = ev[("x"):rep(30000)]
  end,
}
