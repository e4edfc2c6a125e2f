-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:sort_rawequal]
rule "hostile:sort_rawequal" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 1500 do t[i] = 0 end
    for i = 1, 1000 do table.sort(t, rawequal) end
  end,
}
