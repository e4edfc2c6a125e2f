-- expect: E-BUDGET
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:9 [hostile:error_wide]
rule "hostile:error_wide" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local t = {}
    for i = 1, 1000 do t[i] = ("x"):rep(1000) end
    error(t)
  end,
}
