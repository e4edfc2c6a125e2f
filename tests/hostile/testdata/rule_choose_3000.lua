-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:choose_3000]
rule "hostile:choose_3000" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 3000 do t[i] = "x" .. i end
    local c = ev:choose("which", t)
  end,
}
