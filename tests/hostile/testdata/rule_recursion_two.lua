-- expect: E-DEPTH
-- at: rule
-- told: hostile/scripts/pillage/hostile.lua:10 [hostile:recursion_two]
rule "hostile:recursion_two" {
  title = "Hostile",
  hook = "pillage.modify_attack",
  effect = function(ev)
    local f
    local function g(n) return 1 + f(n) end
    f = function(n) return 1 + g(n) end
    ev:modify(f(1))
  end,
}
