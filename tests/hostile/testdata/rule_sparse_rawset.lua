-- expect: E-MEMORY
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:sparse_rawset]
rule "hostile:sparse_rawset" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    rawset({}, 1e7, 1)
  end,
}
