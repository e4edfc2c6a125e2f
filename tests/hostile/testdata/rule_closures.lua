-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:closures]
rule "hostile:closures" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 1e9 do t[i] = function() return i end end
  end,
}
