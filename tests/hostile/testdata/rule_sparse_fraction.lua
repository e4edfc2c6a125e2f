-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:sparse_fraction]
rule "hostile:sparse_fraction" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 1e6 do t[i + 0.5] = i end
  end,
}
