-- expect: E-FROZEN
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:model_sorted_in]
local kept = { 1, 2, 3 }
rule "hostile:model_sorted_in" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    table.sort(kept, function(x, y) return x > y end)
    ev:modify(kept[1])
  end,
}
