-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:ev_pairs]
rule "hostile:ev_pairs" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    for k in pairs(ev) do error("ESCAPED") end
  end,
}
