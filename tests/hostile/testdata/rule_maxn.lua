-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:maxn]
rule "hostile:maxn" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 1000 do t[i] = i end
    while true do local n = table.maxn(t) end
  end,
}
