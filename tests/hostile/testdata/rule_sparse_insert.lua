-- expect: E-ARG
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:sparse_insert]
rule "hostile:sparse_insert" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    table.insert({}, 1e9, 1)
  end,
}
