-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:sort_never_content]
rule "hostile:sort_never_content" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 2000 do t[i] = i end
    table.sort(t, function() return true end)
    table.sort(t, function() return true end)
  end,
}
