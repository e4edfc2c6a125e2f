-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:loop_sort]
rule "hostile:loop_sort" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 50 do t[i] = i end
    table.sort(t, function() while true do end end)
  end,
}
