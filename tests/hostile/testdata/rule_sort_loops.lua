-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:sort_loops]
rule "hostile:sort_loops" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 1000 do t[i] = (i * 7919) % 1000 end
    table.sort(t, function(x, y) for i = 1, 1e9 do end return x < y end)
  end,
}
