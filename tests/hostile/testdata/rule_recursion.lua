-- expect: E-DEPTH
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:8 [hostile:recursion]
rule "hostile:recursion" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local function f(n) return 1 + f(n + 1) end
    ev:modify(f(1))
  end,
}
